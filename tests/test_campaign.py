"""Three servers behind nginx while things go wrong: nothing is lost, doubled, or shown before it is kept."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from campaign import Campaign, Plan, Record, said

BACK = 5.0  # seconds within which people are back at another server


def fight(folder: Path, plan: Plan, seed: int) -> Record:
    began = time.monotonic()
    campaign = Campaign(folder, plan, seed)
    asyncio.run(campaign.run())
    print(said(campaign.record, time.monotonic() - began))  # noqa: T201 - the table of faults
    assert campaign.record.wrong == []
    assert campaign.record.dealt.total() == plan.faults
    assert campaign.record.moved > 0
    assert campaign.record.apart > 0
    return campaign.record


def test_some_faults_at_three_servers(tmp_path: Path) -> None:
    fight(tmp_path, Plan(faults=20, tables=12, pause=0.5, frozen=3), seed=1)


@pytest.mark.long
def test_three_hundred_faults_at_three_servers(tmp_path: Path) -> None:
    record = fight(tmp_path, Plan(faults=300, tables=200, pause=8, frozen=20), seed=2)
    assert max(record.back) < BACK
