"""What `check` prints of every real file: a table that can be read, each finding with its place, and never a secret."""

import json

import pytest

from conftest import FILES, lines, request, run


def secrets(path):
    """The parts of a file's key pair, and pieces of them."""
    try:
        pair = json.loads(path.read_text()).get("subscriptionOffersKeyPair") or {}
    except (ValueError, AttributeError):
        return []
    keys = [pair[name] for name in ("privateKey", "publicKey") if pair.get(name)]
    return [piece.encode() for key in keys for piece in (key, key[:24], key[-24:])]


def products(path):
    try:
        file = json.loads(path.read_text())
    except ValueError:
        return []
    lists = [file.get("products"), file.get("nonRenewingSubscriptions")] + [g["subscriptions"] for g in file.get("subscriptionGroups") or []]
    return [p["productID"] for some in lists for p in some or [] if p.get("displayPrice")]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_the_table_of_every_real_file(path):
    done = run(b"", "check", str(path))
    assert done.stderr == b"" and not any(secret in done.stdout for secret in secrets(path))
    rows = done.stdout.decode().splitlines()
    findings = [row for row in rows[:-1] if row.startswith(str(path) + ":")]
    table = [row for row in rows[:-1] if row not in findings]
    assert rows[-1] == f"{path} " + ("can be used" if done.returncode == 0 else "cannot be used")
    for finding in findings:
        place = finding[len(str(path)):]
        assert place == ": nothing for sale" or place.split(":")[1].isdigit() and place.split(":")[2].isdigit(), finding
        assert not finding.endswith("(/)")
    if done.returncode != 0 or not table:
        assert table == [] and findings
        return
    assert table[0].split() == ["kind", "price", "period", "level", "product"]
    sold = [row.split()[-1] for row in table[1:] if not row.startswith("group ")]
    assert sorted(sold) == sorted(products(path))
    # Ids stand last, so that no other column is pushed away by them.
    start = table[0].index("product")
    assert start < 60 and all(row[start - 1] == " " and row[start] != " " for row in table[1:] if not row.startswith("group "))


def test_no_secret_leaves_the_program_any_other_way():
    with_keys = [path for path in FILES if secrets(path)]
    assert with_keys
    for path in with_keys:
        talked = run(
            lines(request(1, "simulator/describe"), request(2, "store/fetchProducts"), request(3, "configuration/check", configurationFile=str(path)),
                  request(4, "simulator/transactions"), request(5, "simulator/describe", no="such")),
            "--clock", "virtual", "--storekit", str(path), "--log-level", "debug")
        said = run(b"", "check", str(path), "--json")
        assert talked.returncode == 0 and said.returncode == 0
        for secret in secrets(path):
            assert secret not in talked.stdout + talked.stderr + said.stdout + said.stderr
