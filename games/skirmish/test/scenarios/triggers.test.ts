/** What a scenario makes a Trigger besides Actions: the coming of its second group. */
import { describe, expect, test } from 'vitest';
import { skirmishGame } from '../../index.ts';
import { modelById } from '../../queries/units.ts';
import type { Piece } from '../../state.ts';
import { codeOf } from '../../terrain/index.ts';
import { content, GREEN, positionOf, wall } from '../helpers/battle.ts';
import { forceOf, leading, listed } from '../helpers/forces.ts';
import { scenario } from '../helpers/scenario.ts';

const printed = content.scenarios.get('suit-up')!;
const arrivals = printed.arrivals.map((each) => ({ ...each, trigger: true as const }));
/** Suit Up, with an ambush that nobody overlooks. */
const loud = skirmishGame({
  ...content,
  scenarios: new Map([...content.scenarios, ['suit-up', { ...printed, arrivals }]]),
});

const own = [forceOf([leading(), listed('settler')]), forceOf([leading(), listed('scavenger', { models: 2 })])];
const table = codeOf({ land: 'wasteland', pieces: [] });
const AT_THE_EDGE = 160;
const BASES = 320;

/** A Settler of the first side lies in wait, so far above where the second group comes on. */
function ambush({ gap = 1000, pieces = [] as Piece[], game = loud } = {}) {
  const t = scenario('suit-up', {
    options: { own, table },
    round: 3,
    game,
    at: { 'settler-1': [4000, AT_THE_EDGE + BASES + gap] },
    state: (now) => {
      now.models = now.models.filter(({ unit }) => unit !== 'scavenger');
      now.pieces = pieces;
      for (const model of now.models) model.prepared = model.id === 'settler-1';
    },
  });
  t.seat(1).answer([4000, AT_THE_EDGE], [8000, AT_THE_EDGE]);
  return t;
}

describe('events that a scenario makes Triggers', () => {
  test('WW-TRIGGER-3 whoever lies in wait may react to those who come', () => {
    const t = ambush();
    expect(t.seat(0).asked()!.ask).toBe('react.declare');
    expect(t.seat(0).asked()!.can).toContain('settler-1:move');
    t.seat(0).answer('settler-1:move', [[4000, AT_THE_EDGE + BASES + 1100]]);
    expect(modelById(positionOf(t), 'settler-1')).toMatchObject({ prepared: false, y: AT_THE_EDGE + BASES + 1100 });
    expect(t.state.round).toBe(3);
  });

  test('WW-TRIGGER-3 where the scenario says nothing nobody may', () => {
    const t = ambush({ game: skirmishGame(content) });
    expect([0, 1].flatMap((seat) => t.seat(seat).asked()?.ask ?? [])).not.toContain('react.declare');
  });

  test('WW-RULING-106 it is noticed like a movement: two Awareness lengths away, in sight', () => {
    const asked = (setting: Parameters<typeof ambush>[0]) => ambush(setting).seat(0).asked()?.ask === 'react.declare';
    expect(asked({ gap: 2 * GREEN })).toBe(true);
    expect(asked({ gap: 2 * GREEN + 4 })).toBe(false);
    expect(asked({ gap: 2000, pieces: [wall('w', [2000, 1000, 4000, 100])] })).toBe(false);
  });

  test('WW-RULING-106 each of them is a Trigger of its own, when all stand there', () => {
    const t = ambush();
    expect(t.state.models.filter(({ unit }) => unit === 'scavenger')).toHaveLength(2);
    expect(t.logged('SC-SUIT-10').filter((line) => line.includes('for everybody to see'))).toHaveLength(1);
    t.seat(0).answer('done');
    expect(t.logged('SC-SUIT-10').filter((line) => line.includes('for everybody to see'))).toHaveLength(2);
  });
});
