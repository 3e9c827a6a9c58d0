import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

import { BridgeNotFoundError } from "./errors.js";

const PROGRAM = "subscription-bridge";
const VARIABLE = "SUBSCRIPTION_BRIDGE";

/** Finds the program: the argument, the environment variable SUBSCRIPTION_BRIDGE, the search path, in that order. */
export function findProgram(command) {
  for (const [source, name] of [["the argument", command], [VARIABLE, process.env[VARIABLE]]]) {
    if (!name) continue;
    const found = which(name);
    if (found) return found;
    throw new BridgeNotFoundError(`${source} names "${name}", which is no program that can be run`);
  }
  const found = which(PROGRAM);
  if (found) return found;
  throw new BridgeNotFoundError(
    `${PROGRAM} is not on the search path. Build it in the project's folder with \`bash Sources/build-release\` and set ${VARIABLE} to ` +
      `\`.build/release/${PROGRAM}\`, or give its path as \`command\`.`,
  );
}

/** The command line for what a caller asked for. */
export function commandLine({ storekit, clock, locale, record, arguments: others = [] }) {
  const line = [];
  for (const [flag, value] of [["--storekit", storekit], ["--clock", clock], ["--locale", locale], ["--record", record]]) {
    if (value !== undefined && value !== null) line.push(flag, String(value));
  }
  return [...line, ...others];
}

function which(name) {
  const places = name.includes("/") ? [name] : (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return statSync(place).isFile();
    } catch {
      return false;
    }
  });
}
