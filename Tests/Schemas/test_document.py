"""The OpenRPC document and the model are well made."""

import re

import jsonschema
import pytest
import referencing
from checking import METHODS, SCHEMAS, param_problems, schema_problems
from conftest import SHARED, load


def walk(value, pointer=""):
    yield pointer, value
    if isinstance(value, dict):
        for key, member in value.items():
            yield from walk(member, f"{pointer}/{key}")
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from walk(element, f"{pointer}/{index}")


def resolve(root, reference):
    value = root
    for step in reference.removeprefix("#/").split("/"):
        value = value[step]
    return value


def test_the_document_fits_the_published_meta_schema(document):
    meta = load(SHARED / "fixtures" / "openrpc-meta-schema-1.4.json")
    # The meta-schema points to that of JSON Schema by an address; the schemas themselves are checked below.
    schema = {"type": ["object", "boolean"], "definitions": {"JSONSchemaObject": {"properties": {"$ref": {"type": "string"}}}}}
    resource = referencing.Resource.from_contents(schema, default_specification=referencing.jsonschema.DRAFT7)
    registry = referencing.Registry().with_resource("https://meta.json-schema.tools", resource)
    registry = registry.with_resource("https://meta.json-schema.tools/", resource)
    meta = {key: value for key, value in meta.items() if key != "$schema"}
    validator = jsonschema.Draft7Validator(meta, registry=registry)
    assert [f"{error.json_path}: {error.message}" for error in validator.iter_errors(document)] == []
    broken = {**document, "openrpc": "9"}
    assert not validator.is_valid(broken), "the check checks nothing"


def test_every_schema_is_json_schema(document, model):
    for schema in list(document["components"]["schemas"].values()) + [model]:
        jsonschema.Draft202012Validator.check_schema(schema)
    for method in document["methods"]:
        for described in method["params"] + ([method["result"]] if "result" in method else []):
            jsonschema.Draft202012Validator.check_schema(described["schema"])


@pytest.mark.parametrize("name", ["document", "model"])
def test_every_reference_leads_somewhere(name, request):
    root = request.getfixturevalue(name)
    for pointer, value in walk(root):
        if isinstance(value, dict) and isinstance(value.get("$ref"), str):
            assert resolve(root, value["$ref"]) is not None, pointer


def test_every_value_member_and_choice_has_a_sentence(model):
    for name, definition in model["$defs"].items():
        assert definition["description"].endswith("."), name
        for member, schema in definition.get("properties", {}).items():
            assert schema.get("description", "").endswith((".", "…", ":")), f"{name}.{member}"
        for value in definition.get("enum", []):
            assert definition["x-values"].get(value), f"{name}.{value}"


def test_every_method_and_param_has_a_sentence(document):
    for method in document["methods"]:
        assert method["summary"].endswith("."), method["name"]
        assert method["description"].endswith((".", "…")), method["name"]
        for param in method["params"]:
            assert param["description"], f"{method['name']} {param['name']}"


def test_every_string_choice_is_named(model):
    for pointer, value in walk(model["$defs"]):
        if isinstance(value, dict) and "enum" in value:
            assert re.fullmatch(r"/[A-Za-z]+", pointer), f"{pointer}: an enum inside of a value"


def test_outputs_have_every_member_in_alphabetical_order(model):
    for name, definition in model["$defs"].items():
        members = list(definition.get("properties", {}))
        assert members == sorted(members), name
        if definition.get("type") == "object" and definition.get("x-use") != "input" and not name.endswith("Data"):
            assert definition.get("required", []) == members, name


def test_needed_inputs_are_few(model):
    """PROTOCOL §2: needed are only `status`, a subscription's `subscriptionID`, a plan's `id`."""
    needed = {name: definition["x-input"]["required"] for name, definition in model["$defs"].items() if "x-input" in definition}
    assert {name: members for name, members in needed.items() if members} == {
        "SubscriptionState": ["status"],
        "SubscriptionModel": ["id"],
        "UserSubscription": ["subscriptionID"],
        "PendingPurchase": ["subscriptionID"],
        "PendingChange": ["subscriptionID"],
    }


def test_params_that_must_be_there_come_first_and_the_store_last():
    for name, method in METHODS.items():
        required = [param["required"] for param in method["params"]]
        assert required == sorted(required, reverse=True), name
        names = [param["name"] for param in method["params"]]
        if "store" in names and name.startswith(("simulator/", "spy/")):
            assert names[-1] == "store", name


def test_the_protocol_page_and_the_document_name_the_same_methods():
    page = (SHARED / "design" / "PROTOCOL.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:bridge|clock|store|viewModel|simulator|configuration|spy)/[a-zA-Z]+)", page))
    named |= set(re.findall(r"`(initialize|ping|rpc\.discover|shutdown|exit|\$/cancelRequest)`", page))
    assert named - set(METHODS) == set()


def test_the_protocol_page_and_the_document_name_the_same_errors(document):
    page = (SHARED / "design" / "PROTOCOL.md").read_text(encoding="utf-8")
    table = re.search(r"### Error codes(.*?)`storeError`:", page, re.DOTALL).group(1)
    pairs = {}
    for row in re.findall(r"^\|([^|]*\d[^|]*)\|([^|]*)\|", table, re.MULTILINE):
        codes = [int(code.replace("−", "-")) for code in re.findall(r"[−\d]+", row[0])]
        pairs.update(zip(re.findall(r"`(\w+)`", row[1]), codes))
    assert {kind: error["code"] for kind, error in document["components"]["errors"].items()} == pairs
    reasons = re.search(r"`data.reason`: (.*?)\|", table).group(1)
    assert SCHEMAS["NotAllowedReason"]["enum"] == re.findall(r"`(\w+)`", reasons)


def test_the_error_kinds_say_their_own_name(document):
    for kind, error in document["components"]["errors"].items():
        data = resolve(document, error["data"]["$ref"])
        assert data["properties"]["kind"]["const"] == kind


@pytest.mark.parametrize("name", [name for name, method in METHODS.items() if method.get("examples")])
def test_the_examples_in_the_document_fit(name):
    method = METHODS[name]
    for example in method["examples"]:
        params = {param["name"]: param["value"] for param in example["params"]}
        assert param_problems(method, params) == []
        assert ("result" in example) == ("result" in method)
        if "result" in method:
            assert example["result"]["name"] == method["result"]["name"]
            assert schema_problems(method["result"]["schema"], example["result"]["value"]) == []


def test_every_method_has_an_example():
    assert [name for name, method in METHODS.items() if not method.get("examples")] == ["rpc.discover"]


def test_every_extension_is_explained(document):
    used = {key for _, value in walk(document) if isinstance(value, dict) for key in value if key.startswith("x-")}
    assert used - {"x-extensions"} - set(document["info"]["x-extensions"]) == set()
