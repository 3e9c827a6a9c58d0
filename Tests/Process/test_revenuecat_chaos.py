"""A few of the random customers of revenuecat_chaos.py, with the ordinary tests; a long run is started by hand."""

import os
import random

import revenuecat_chaos


def test_whatever_happens_nothing_is_bought_twice_and_nothing_bought_is_lost():
    seed = int(os.environ.get("CHAOS_SEED") or random.randrange(1_000_000))
    done, failures = revenuecat_chaos.run(seed, sequences=int(os.environ.get("CHAOS_SEQUENCES") or 200), seconds=45)
    assert not failures, (seed, failures)
    assert sum(bought for bought, _, _ in done) > 0
