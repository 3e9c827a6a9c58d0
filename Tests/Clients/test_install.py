"""The clients as somebody installs them: into a fresh environment, from the folder alone, without a network."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
VERSION = json.loads((ROOT / "clients" / "node" / "package.json").read_text(encoding="utf-8"))["version"]


def run(*command, cwd=None, env=None, **options):
    # Nothing of this project may be found but what was installed.
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "NODE_PATH", "NODE_TEST_CONTEXT")}
    done = subprocess.run([str(part) for part in command], cwd=cwd, env={**clean, **(env or {})}, capture_output=True, text=True, timeout=300, **options)
    return done


def ok(*command, **options):
    done = run(*command, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def program():
    return os.environ.get("SUBSCRIPTION_BRIDGE") or str(ROOT / ".build" / "release" / "subscription-bridge")


def block(page, language, number=0):
    """A piece of code of a README."""
    text = (ROOT / "clients" / page / "README.md").read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)[number]


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """A fresh environment with the client, and with pytest, which its plugin is for."""
    folder = tmp_path_factory.mktemp("python")
    ok(sys.executable, "-m", "venv", folder / "venv")
    python = folder / "venv" / "bin" / "python"
    ok(python, "-m", "pip", "install", "--quiet", "--no-index", "--disable-pip-version-check", ROOT / "clients" / "python")
    # pytest and mypy are lent to it by the environment that runs these tests.
    lent = next(path for path in sys.path if path.endswith("site-packages"))
    site = ok(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    (pathlib.Path(site) / "lent.pth").write_text(lent + "\n", encoding="utf-8")
    return python


def test_the_installed_client_is_of_the_programs_version(python, tmp_path):
    shown = ok(python, "-W", "error", "-c", "import subscription_bridge as s; print(s.__version__, s.__file__)", cwd=tmp_path)
    assert shown.split()[0] == VERSION and "clients" not in shown
    assert ok(program(), "--version").split()[1] == VERSION


def test_the_readmes_python_runs(python, tmp_path):
    ok(python, "-W", "error", "-c", block("python", "python"), cwd=tmp_path, env={"SUBSCRIPTION_BRIDGE": program()})


def test_the_plugin_is_found_without_being_named(python, tmp_path):
    (tmp_path / "test_paywall.py").write_text(block("python", "python", 1), encoding="utf-8")
    shown = ok(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path, env={"SUBSCRIPTION_BRIDGE": program()})
    assert "passed" in shown and "failed" not in shown


def test_what_is_typed_is_checked(python, tmp_path):
    (tmp_path / "typed.py").write_text(
        "from subscription_bridge import AsyncBridge, Bridge, SpyStoreClient, SubscriptionStoreClient, active\n"
        "from subscription_bridge import SubscriptionStateInput\n\n\n"
        "class Shop(SubscriptionStoreClient):\n"
        "    async def purchase(self, subscription_id: str, promotion_offer_id: 'str | None') -> SubscriptionStateInput:\n"
        "        return active(subscription_id)\n\n\n"
        "with Bridge(clock='virtual') as bridge:\n"
        "    screen = bridge.manage_screen(store=Shop())\n"
        "    outcome: str = screen.purchase_subscription('pro').outcome\n"
        "    title: str = screen.current.title if screen.current else ''\n"
        "spy = SpyStoreClient()\n"
        "spy.next_purchase_result = active('pro_yearly')\n"
        "captured: 'str | None' = spy.captured_subscription_id\n\n\n"
        "async def story() -> None:\n"
        "    async with AsyncBridge() as bridge:\n"
        "        await (await bridge.purchase_screen()).load()\n",
        encoding="utf-8",
    )
    ok(python, "-m", "mypy", "--strict", "typed.py", cwd=tmp_path)
    (tmp_path / "wrong.py").write_text(
        "from subscription_bridge import Bridge\nwith Bridge() as bridge:\n    bridge.purchase_screen().purchase_subscription(3)\n", encoding="utf-8"
    )
    assert run(python, "-m", "mypy", "--strict", "wrong.py", cwd=tmp_path).returncode == 1


@pytest.fixture(scope="module")
def node(tmp_path_factory):
    """A fresh folder with the client in it."""
    folder = tmp_path_factory.mktemp("node")
    (folder / "package.json").write_text('{"private": true, "type": "module"}\n', encoding="utf-8")
    ok("npm", "install", "--offline", "--no-audit", "--no-fund", "--install-links", ROOT / "clients" / "node", cwd=folder)
    return folder


def test_the_readmes_javascript_runs(node):
    (node / "purchase.js").write_text(block("node", "js"), encoding="utf-8")
    assert ok("node", "purchase.js", cwd=node, env={"SUBSCRIPTION_BRIDGE": program()}).startswith("purchased true")
    (node / "paywall.test.js").write_text(block("node", "js", 1), encoding="utf-8")
    shown = ok("node", "--test", cwd=node, env={"SUBSCRIPTION_BRIDGE": program()})
    assert "# fail 0" in shown
    installed = json.loads((node / "node_modules" / "subscription-bridge" / "package.json").read_text(encoding="utf-8"))
    assert installed["version"] == VERSION and not installed.get("dependencies")


def test_the_examples_fit_the_types():
    ok("tsc", "-p", ROOT / "clients" / "node" / "examples")


def test_what_does_not_fit_the_types_is_refused(tmp_path):
    wrong = tmp_path / "wrong.ts"
    wrong.write_text(
        'import { Bridge } from "subscription-bridge";\nconst screen = await new Bridge().purchaseScreen();\nawait screen.purchaseSubscription(3);\n',
        encoding="utf-8",
    )
    config = json.loads((ROOT / "clients" / "node" / "examples" / "tsconfig.json").read_text(encoding="utf-8"))
    config["compilerOptions"]["baseUrl"] = str(ROOT / "clients" / "node" / "examples")
    config["include"] = [str(wrong)]
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), encoding="utf-8")
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    done = run("tsc", "-p", tmp_path)
    assert done.returncode != 0 and "TS2345" in done.stdout


@pytest.mark.parametrize("name, says", [("purchase.ts", "purchased"), ("store.ts", "Closed on Sundays\npurchased club"), ("watching.ts", "purchase active")])
def test_an_example_does_what_it_says(name, says, node):
    for source in (ROOT / "clients" / "node" / "examples").glob("*.ts"):
        shutil.copy(source, node)
    ok("tsc", "--target", "es2022", "--module", "node16", "--moduleResolution", "node16", "--lib", "es2022,dom", "--outDir", "out", name, cwd=node)
    assert says in ok("node", f"out/{name[:-3]}.js", cwd=node, env={"SUBSCRIPTION_BRIDGE": program()})
