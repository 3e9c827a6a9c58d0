"""Checks a value against the document as the bridge does: params by name or position, and the rules between them."""

import json
import pathlib

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = json.loads((ROOT / "Schemas" / "openrpc.json").read_text(encoding="utf-8"))
METHODS = {method["name"]: method for method in DOCUMENT["methods"]}
SCHEMAS = DOCUMENT["components"]["schemas"]


def problems(name, value):
    """What is wrong with a value of the model, or with the params of a method."""
    return param_problems(METHODS[name], value) if name in METHODS else schema_problems({"$ref": f"#/components/schemas/{name}"}, value)


def schema_problems(schema, value, path=""):
    validator = jsonschema.Draft202012Validator({**schema, "components": DOCUMENT["components"]})
    return [(join(path, error), error.message) for error in validator.iter_errors(value)]


def join(path, error):
    """The path to what is wrong, as the bridge writes it: `options.toastSeconds`, `others[0].groupID`."""
    for step in error.absolute_path:
        path += f"[{step}]" if isinstance(step, int) else f".{step}" if path else step
    for keyword in ("required", "additionalProperties"):
        if error.validator == keyword:
            names = [part for part in error.message.split("'")[1::2]]
            path = f"{path}.{names[0]}" if path else names[0]
    return path


def param_problems(method, params):
    names = [param["name"] for param in method["params"]]
    if isinstance(params, list):
        if len(params) > len(names):
            return [("", f"there are at most {len(names)} params")]
        params = dict(zip(names, params))
    found = []
    for param in method["params"]:
        value = params.get(param["name"])
        if value is None:
            if param["required"]:
                found.append((param["name"], "needed"))
            continue
        found += schema_problems(param["schema"], value, param["name"])
        for other, values in param.get("x-onlyFor", {}).items():
            if params.get(other) not in values:
                found.append((param["name"], f"only for {other} {values}"))
    if not method.get("x-ignoresUnknownMembers"):
        found += [(name, "there is no such member") for name in params if name not in names]
    for group, least in [(method.get("x-exactlyOneOf"), 1)] + [(group, 0) for group in method.get("x-atMostOneOf", [])]:
        if group:
            present = [name for name in group if params.get(name) is not None]
            found += [(name, f"only one of {group}") for name in present[1:]]
            if len(present) < least:
                found.append(("", f"one of {group} is needed"))
    return found
