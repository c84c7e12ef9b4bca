/** Events that come down from the sky or across the ground, and how long they stay. */
import type { Answer } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { actOf } from '../queries/acting.ts';
import { isUnderTheSky } from '../queries/buildings.ts';
import { isWithoutRunUp } from '../queries/charging.ts';
import { climbBonus } from '../queries/climb-tests.ts';
import { canSee, placeOf } from '../queries/line-of-sight.ts';
import { shotAt } from '../queries/shots.ts';
import { isAware } from '../queries/triggers.ts';
import { baseOf } from '../queries/units.ts';
import { drawDanger } from '../rules/wasteland/dangers.ts';
import { discardEvent, drawEvent } from '../rules/wasteland/events.ts';
import type { SkirmishState } from '../state.ts';
import { piecesAt } from '../terrain/index.ts';
import { view } from '../view.ts';
import {
  armor,
  type BattleSetting,
  content,
  effect,
  LUCK,
  piece,
  playOut,
  scene,
  settler,
  skill,
  tableOf,
  using,
  weapon,
} from './helpers/battle.ts';

type Before = (state: SkirmishState) => void;

/** The second round of a battle. */
const field = (more: Partial<BattleSetting> = {}, before: Before = () => {}) => {
  const t = scene({ ann: [settler('a', [2000, 2000])], ben: [settler('b', [4900, 2000])], ...more });
  Object.assign(t.state, { round: 2, advantage: 0 });
  before(t.state);
  return t;
};
type Field = ReturnType<typeof field>;
/** The card is drawn, with these answers and rolls. */
function drawing(event: string, answers: Answer[], more: Partial<BattleSetting> = {}, before: Before = () => {}) {
  const t = field(more, (state) => {
    state.decks.events = [event];
    before(state);
  });
  playOut(drawEvent(tableOf(t)), ...answers);
  return t;
}
const ends = (t: Field, ...answers: Answer[]) => playOut(discardEvent(tableOf(t)), ...answers);
/** What an armor roll of 4 leaves of a hit is what there is above 4; with 1 nothing is stopped but by a rating. */
const THROUGH = [armor(4)];
/** Only the first model is on the table. */
const lonely: Before = ({ models }) => {
  models[1]!.gone = 'left';
};

describe('Weather', () => {
  test('CH-EVENT-13 one card is hidden and goes, one is shown and goes, one is shown and stays: then none is drawn', () => {
    const seen = (event: string, ...rolls: Answer[]) => {
      const t = field({}, (state) => {
        state.decks.events = ['grey-lid', event];
      });
      const shown = view(t, 1).foreseen;
      playOut(drawEvent(tableOf(t)));
      ends(t, ...rolls);
      t.state.round += 1;
      const before = t.state.event;
      if (before !== null) playOut(drawEvent(tableOf(t)));
      return [shown, before, t.state.decks.events.length, t.state.discards.events];
    };
    expect(seen('old-song-on-the-air')).toEqual([null, null, 1, ['old-song-on-the-air']]);
    expect(seen('dust-cloud')).toEqual(['dust-cloud', null, 1, ['dust-cloud']]);
    expect(seen('loose-shale')).toEqual(['loose-shale', 'loose-shale', 1, []]);
  });

  test('CH-RULING-5 what shows the Remove icon is out of the battle, everything else among the discards', () => {
    const after = (event: string) => {
      const t = drawing(event, []);
      ends(t);
      return [t.state.event, t.state.discards.events, t.state.decks.events];
    };
    expect(after('grey-lid')).toEqual([null, ['grey-lid'], []]);
    expect(after('lone-traveller')).toEqual([null, [], []]);
  });

  test('Loose Shale stays for two rounds, the fog until Luck is flipped, the front while the red die is low', () => {
    const shale = drawing('loose-shale', []);
    ends(shale);
    expect(shale.state.event).toBe('loose-shale');
    ends(shale);
    expect([shale.state.event, shale.state.lasting]).toEqual([null, []]);
    const fog = drawing('low-fog', []);
    ends(fog, 1 - LUCK);
    expect(fog.state.event).toBe('low-fog');
    ends(fog, LUCK);
    expect(fog.state.event).toBe(null);
    const front = (shows: number) => {
      const t = drawing('glowing-front', [], {}, (state) => {
        for (const model of state.models) model.gone = 'left';
      });
      ends(t, [armor(shows)]);
      return t.state.event;
    };
    expect([front(1), front(2), front(3)]).toEqual(['glowing-front', 'glowing-front', null]);
  });

  test('nobody sees through Low Fog beyond Green, nor through a Grit Squall beyond Black', () => {
    const sees = (event: string | null, far: number) => {
      const t = field({ ben: [settler('b', [2000 + 320 + far, 2000])] }, (state) => {
        state.event = event;
      });
      return canSee(t, placeOf(t, t.model('a-1')), placeOf(t, t.model('b-1')));
    };
    expect([sees(null, 2100), sees('low-fog', 2100), sees('low-fog', 2000)]).toEqual([true, false, true]);
    expect([sees(null, 3200), sees('grit-squall', 3200), sees('grit-squall', 3000)]).toEqual([true, false, true]);
  });

  test('while the Klaxon wails nobody notices what is done by somebody out of sight', () => {
    const aware = (event: string | null, wall: boolean) => {
      const pieces = wall ? [piece('wall', [2400, 1000, 100, 2000], { height: 900, blocksSight: true })] : [];
      const t = field({ pieces, ben: [settler('b', [3000, 2000])] }, (state) => {
        state.event = event;
      });
      const act = actOf(t.model('a-1'), 'shoot', 'action');
      act.hits = [{ model: 'b-1', hurt: true }];
      return isAware(t, t.model('b-1'), act);
    };
    expect([aware(null, true), aware('wailing-klaxon', true), aware('wailing-klaxon', false)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a Forked Sky strikes the highest when the round begins and when it ends; chance decides between equals', () => {
    const alone = drawing('forked-sky', [[effect('yellow')], THROUGH], {}, lonely);
    ends(alone, [effect('yellow')], THROUGH);
    expect([alone.model('a-1').regular, alone.model('b-1').regular]).toEqual([4, 0]);
    const high = drawing('forked-sky', [[effect('yellow')], THROUGH], {}, ({ models }) => {
      models[1]!.height = 600;
    });
    expect([high.model('a-1').regular, high.model('b-1').regular]).toEqual([0, 2]);
    const equals = drawing('forked-sky', [1, [effect('yellow')], THROUGH]);
    expect([equals.model('a-1').regular, equals.model('b-1').regular]).toEqual([0, 2]);
  });

  test('CH-RULING-102 between the walls of a house, below its top, one is under cover; elsewhere under the open sky', () => {
    const at = { x: 4000, y: 4000, turn: 0 };
    const house = piecesAt(content.terrain.get('two-storey-house')!, at, 'house');
    const t = field({ pieces: house });
    const disc = (x: number, y: number) => ({ ...baseOf(t, t.model('a-1')), x: at.x + x, y: at.y + y });
    expect(isUnderTheSky(t, disc(-600, 440), 0)).toBe(false);
    expect(isUnderTheSky(t, disc(170, 440), 600)).toBe(true);
    expect(isUnderTheSky(t, disc(-3000, 0), 0)).toBe(true);
    const front = field({ pieces: house, ann: [settler('a', [3400, 4440])] }, (state) => {
      state.event = 'glowing-front';
    });
    ends(front, THROUGH);
    expect([front.model('a-1').radiation, front.model('b-1').radiation]).toEqual([0, 1]);
  });

  test('CH-RULING-103 a herd runs along its line: who succeeds is moved clear of it, who fails is hurt and Stunned', () => {
    // In from the left, past a point right of the middle: along y = 4572.
    const herd = (roll: Parameters<typeof skill>[0], y: number, ...more: Answer[]) =>
      drawing('herd-on-the-run', [3, 0, ...(y > 5240 ? [] : [[skill(roll)]]), ...more], {
        ann: [settler('a', [3000, y])],
      });
    const clear = herd('critical', 4700);
    expect(clear.model('a-1')).toMatchObject({ x: 3000, y: 4572 + 508 + 160, regular: 0, conditions: [] });
    const hit = herd('X', 4700, [effect('black'), effect('black')], THROUGH);
    expect(hit.model('a-1')).toMatchObject({ y: 4700, regular: 1, conditions: ['stunned'] });
    expect(herd('X', 5800).model('a-1')).toMatchObject({ y: 5800, regular: 0 });
  });

  test('CH-RULING-104 shots into the sinking sun have 2 less, all others do not', () => {
    const shot = (edge: number, [x, y]: [number, number]) => {
      const t = drawing('sinking-sun', [edge], { ben: [settler('b', [x, y])] });
      return shotAt(t, t.model('a-1'), weapon('assault-rifle'), t.model('b-1'), 'short').modifiers.map(({ by }) => by);
    };
    // bottom, right, top, left
    expect([0, 1, 2, 3].map((edge) => shot(edge, [3000, 2100]))).toEqual([[], [-2], [], []]);
    expect([0, 1, 2, 3].map((edge) => shot(edge, [2100, 3000]))).toEqual([[], [], [-2], []]);
    const over = drawing('sinking-sun', [1]);
    ends(over);
    expect(over.state.lasting).toEqual([]);
  });

  test('CH-RULING-105 on Loose Shale climbs are tested at 2 less', () => {
    const by = (event: string | null) => {
      const t = field({}, (state) => {
        state.event = event;
      });
      return climbBonus(t, t.model('a-1'));
    };
    expect([by(null), by('loose-shale')]).toEqual([[], [{ rule: 'CH-EVENT-5', by: -2 }]]);
  });

  test('on Loose Shale a Charge through Difficult Terrain brings no bonus', () => {
    const mud = [piece('mud', [2300, 1800, 200, 400], { ground: 'difficult' })];
    const path = [
      { x: 2000, y: 2000 },
      { x: 2680, y: 2000 },
    ];
    const spoiled = (event: string | null, pieces = mud) => {
      const t = field({ pieces }, (state) => {
        state.event = event;
      });
      return isWithoutRunUp(t, t.model('a-1'), path);
    };
    expect([spoiled(null), spoiled('loose-shale'), spoiled('loose-shale', [])]).toEqual([false, true, false]);
    const t = using(
      {
        ann: [settler('a', [2000, 2000])],
        ben: [settler('b', [3000, 2000])],
        pieces: mud,
        state: (state) => {
          state.event = 'loose-shale';
        },
      },
      'a-1',
    );
    t.seat(0).answer('charge', [[2680, 2000]]);
    expect([t.state.models[0]!.bonus, t.seat(0).asked()?.ask]).toEqual([null, 'action']);
  });

  test('a Waking Gun stands in the middle with its Reactions, and is gone with its card', () => {
    const t = drawing('waking-gun', []);
    const gun = t.model('machine-gun-turret-mk1-1');
    expect(gun).toMatchObject({ x: 4572, y: 4572, gone: null });
    expect(t.state.turrets).toEqual([{ model: gun.id, reactions: 3, arc: null }]);
    ends(t);
    expect([gun.gone, t.state.lasting]).toEqual(['eliminated', []]);
  });

  test('CH-RULING-101 Caps in the Dirt are Caps, or a Boost where Boosts are played with', () => {
    const found = (boosts: string[], ...answers: Answer[]) => {
      const t = drawing('caps-in-the-dirt', answers, {}, (state) => {
        state.decks.boosts = boosts;
      });
      return [t.model('b-1').caps, t.state.hands[1]];
    };
    const [card] = content.boosts.keys();
    expect(found([])).toEqual([15, []]);
    expect(found([card!], 'caps')).toEqual([15, []]);
    expect(found([card!], 'boost')).toEqual([0, [card]]);
  });

  test('CH-RULING-101 a Lucky Break is a Boost where its marker brings no item', () => {
    const [card] = content.boosts.keys();
    const lucky = (face: 'danger' | 'danger-item') => {
      const t = field({}, ({ decks, markers }) => {
        decks.dangers = ['lucky-break'];
        decks.boosts = [card!];
        decks.items = ['jet', 'psycho'];
        const lies = { x: 2285, y: 2000, up: true, seen: [0], items: [], opened: false };
        markers.push({ id: 'box', kind: 'searchable', face, ...lies });
      });
      playOut(drawDanger(tableOf(t), t.model('a-1'), t.state.markers[0]!));
      return [t.state.hands[0], t.state.markers[0]!.items.length];
    };
    expect(lucky('danger')).toEqual([[card], 0]);
    expect(lucky('danger-item')).toEqual([[], 2]);
  });
});
