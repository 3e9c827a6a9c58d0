"""The pytest plugin, in a pytest of its own."""

import os

import pytest

pytest_plugins = ["pytester"]

FILE = """{"identifier": "1", "nonRenewingSubscriptions": [], "products": [], "settings": {}, "subscriptionGroups": [{"id": "g", "localizations": [],
"name": "Club", "subscriptions": [{"adHocOffers": [], "displayPrice": "2.50", "groupNumber": 1, "internalID": "2", "introductoryOffer": null,
"localizations": [], "productID": "club", "recurringSubscriptionPeriod": "P1M", "referenceName": "Club", "subscriptionGroupID": "g",
"type": "RecurringSubscription"}]}], "version": {"major": 3, "minor": 0}}"""


@pytest.fixture
def run(pytester, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(pytester._request.config.rootpath / "src"), os.environ.get("PYTHONPATH", "")]))

    def run(text, *arguments):
        pytester.makepyfile(text)
        return pytester.runpytest_subprocess("-p", "subscription_bridge.pytest_plugin", "-p", "no:cacheprovider", *arguments)

    return run


def test_five_lines_make_a_test(run):
    run(
        """
        def test_purchase(purchase_screen):
            purchase_screen.load()
            assert purchase_screen.purchase_subscription("pro_yearly").outcome == "purchased"
            assert purchase_screen.is_already_subscribed
        """
    ).assert_outcomes(passed=1)


def test_a_test_that_failed_shows_what_was_said(run):
    result = run(
        """
        def test_good(bridge):
            bridge.clock.now()

        def test_bad(purchase_screen):
            purchase_screen.load()
            assert purchase_screen.is_already_subscribed
        """
    )
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(
        ["*subscription-bridge conversation*", '> *"method":"viewModel/load"*', "< *viewModel/didChange*(-vv shows all)", '< *"outcome":"completed"*']
    )
    assert "clock/now" not in result.stdout.str()


def test_one_process_serves_tests_as_if_it_were_new(run):
    run(
        """
        import pytest

        @pytest.fixture(scope="module")
        def seen():
            return set()

        @pytest.mark.parametrize("turn", range(5))
        def test_turn(turn, bridge, seen):
            seen.add(bridge._pipe._process.pid)
            assert len(seen) == 1
            screen = bridge.purchase_screen()
            assert screen.id == "purchase-1"
            assert bridge.clock.now().now == "2026-01-01T00:00:00.000Z"
            screen.load()
            screen.purchase_subscription("pro_monthly")
            bridge.clock.advance(by="P3M")
            bridge.process.initialize(locale="de")
            bridge.on("store/didChange", lambda announced: 1 / 0)
        """
    ).assert_outcomes(passed=5)


def test_a_process_that_is_not_as_new_is_not_used_again(run):
    run(
        """
        import pytest
        from subscription_bridge import BridgeClosedError

        def pid(bridge):
            return bridge._pipe._process.pid

        seen = set()

        def test_breaks_it(bridge):
            seen.add(pid(bridge))
            bridge.on("store/didChange", lambda announced: 1 / 0)
            with pytest.raises(BridgeClosedError):
                bridge.store.purchase("pro_monthly")

        def test_gets_another(bridge):
            assert pid(bridge) not in seen
            seen.add(pid(bridge))

        @pytest.mark.subscription_bridge(clock="system")
        def test_follows_real_time(bridge):
            assert pid(bridge) not in seen
            assert bridge.clock.now().mode == "system"

        def test_comes_back(bridge):
            assert pid(bridge) in seen
        """
    ).assert_outcomes(passed=4)


def test_the_file_is_said_by_option_by_mark_and_by_configuration(run, pytester):
    (pytester.path / "club.storekit").write_text(FILE)
    text = """
        def test_sells(bridge):
            assert [plan.id for plan in bridge.store.fetch_products().subscriptions] == ["club"]
        """
    run(text, "--storekit", "club.storekit").assert_outcomes(passed=1)
    run("import pytest\npytestmark = pytest.mark.subscription_bridge(storekit='club.storekit')\n" + text.replace("\n        ", "\n")).assert_outcomes(passed=1)
    pytester.makeini("[pytest]\nsubscription_bridge_storekit = club.storekit")
    run(text).assert_outcomes(passed=1)


def test_a_mark_that_says_something_unknown_is_refused(run):
    result = run(
        """
        import pytest

        @pytest.mark.subscription_bridge(store="x")
        def test_it(bridge):
            pass
        """
    )
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*takes storekit, clock, locale and arguments by name*"])


def test_workers_have_a_process_each(run):
    run(
        """
        import pytest

        @pytest.mark.parametrize("turn", range(20))
        def test_turn(turn, purchase_screen):
            purchase_screen.load()
            assert purchase_screen.purchase_subscription("pro_yearly").outcome == "purchased"
        """,
        "-p", "xdist", "-n", "2",
    ).assert_outcomes(passed=20)
