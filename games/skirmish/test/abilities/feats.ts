/** Feats of single cards. One proof for every field; the rulings behind them are proven in feats.test.ts. */
import { expect } from 'vitest';
import { climbOdds } from '../../queries/climb-tests.ts';
import { grips, strikeAt } from '../../queries/close-combat.ts';
import { whyNotCall, whyNotOverride } from '../../queries/devices.ts';
import { foresightOf } from '../../queries/foresight.ts';
import { whatMeets } from '../../queries/hits.ts';
import { checkPath } from '../../queries/paths.ts';
import { redrawers } from '../../queries/redrawing.ts';
import { catchersAt } from '../../queries/throwing.ts';
import { isInhibited } from '../../queries/turrets.ts';
import { takeHit } from '../../rules/harm/damage.ts';
import { beforeBattle } from '../../rules/round/before-battle.ts';
import { addTurret } from '../../rules/round/joining.ts';
import { lay } from '../../rules/round/lasting.ts';
import { armor, FAR_AWAY, piece, playOut, scene, settler, tableOf, unit, using } from '../helpers/battle.ts';
import type { ProofsOf } from './proofs.ts';
import { alone, at, carrying, HERE, hit, led, NEAR } from './scenes.ts';

const hill = [piece('hill', [2600, 1400, 1200, 1200], { height: 600, ground: 'climbable' })];

export const FEATS: ProofsOf<
  | 'flies'
  | 'redraws'
  | 'wrestles'
  | 'shifts-throws'
  | 'tinkers'
  | 'hooked'
  | 'shields'
  | 'inhibits'
  | 'ropes'
  | 'watches'
  | 'calls'
  | 'overrides'
  | 'bolts'
  | 'studied'
  | 'foresees'
> = {
  flies() {
    const path = [[3200, 2000]] as [number, number][];
    const length = (card: string) => {
      const t = scene({ ...alone(unit('a', card, [HERE])), pieces: hill });
      const checked = checkPath(t, t.model('a-1'), 'black', path, true);
      return checked.ok ? (checked.evidence as { length: number }).length : checked.reason.rule;
    };
    // The height of the hill counts for whoever climbs it.
    expect([length('settler'), length('bloatfly')]).toEqual([1800, 1200]);
  },
  redraws() {
    const t = at(alone(led('old-timer'), settler('s', NEAR)));
    expect(redrawers(t, t.model('s-1'), 'items').map(({ id }) => id)).toEqual(['a-1']);
    const none = at(alone(led('hunter'), settler('s', NEAR)));
    expect(redrawers(none, none.model('s-1'), 'items')).toEqual([]);
  },
  wrestles() {
    const fight = (leader: string, ...foes: [number, number][]) => {
      const t = at({ ann: [led(leader)], ben: [settler('b', ...foes)] });
      const by = (from: string, to: string) =>
        strikeAt(t, t.model(from), grips(t, t.model(from)).at(-1)!, t.model(to))
          .modifiers.filter(({ rule }) => rule === 'WW-LEADER-5')
          .map((each) => each.by);
      const leaves = checkPath(t, t.model('b-1'), 'red', [[5000, 2000]], true);
      return [by('a-1', 'b-1'), by('b-1', 'a-1'), leaves.ok ? '' : leaves.reason.args?.color];
    };
    expect(fight('wrestler', [2320, 2000])).toEqual([[-2], [-2], 'yellow']);
    expect(fight('hunter', [2320, 2000])).toEqual([[], [], 'red']);
    expect(fight('wrestler', [2320, 2000], [2000, 2320])[0]).toEqual([]);
  },
  'shifts-throws'() {
    const able = (leader: string, x: number) => {
      const t = at(alone(led(leader)));
      return catchersAt(t, { x, y: 2000 }).map(({ model }) => model.id);
    };
    expect([able('grenadier', 2600), able('grenadier', 2700), able('hunter', 2600)]).toEqual([['a-1'], [], []]);
  },
  tinkers() {
    const t = at(alone({ ...led('tech-chief'), weapons: ['hunting-rifle'] }));
    Object.assign(t.state.units[0]!, { mods: [] });
    t.state.decks.items = ['jet', 'long-barrel', 'psycho', 'jagged'];
    t.state.discards.items = [];
    playOut(beforeBattle(tableOf(t)), 'long-barrel:a:hunting-rifle');
    expect(t.state.units[0]!.mods).toEqual([{ on: 'hunting-rifle', mod: 'long-barrel' }]);
    expect([t.state.decks.items, t.state.discards.items]).toEqual([['jet', 'psycho'], ['jagged']]);
  },
  hooked() {
    const t = at(alone({ ...unit('a', 'cait', [HERE]), items: ['psycho'] }));
    // As soon as the battle has begun.
    expect(t.state.units[0]!.items).toEqual(['psycho', 'psycho']);
  },
  shields() {
    const taken = (...answers: (string | number[])[]) => {
      const t = at(
        alone(
          { ...unit('a', 'super-mutant', [HERE]), items: ['rocks-bladed-helm'] },
          unit('m', 'super-mutant', [NEAR]),
        ),
      );
      for (const each of t.state.models) each.boosts = 0;
      t.model('a-1').wears = ['rocks-bladed-helm'];
      playOut(takeHit(tableOf(t), t.model('m-1'), hit({ physical: 4 })), ...answers);
      return t.model('m-1').regular;
    };
    const less = taken('keep', [armor(2)]) - taken('shield', [armor(2)]);
    expect(less).toBe(2);
  },
  inhibits() {
    const kept = (items: string[], seat: number) => {
      const t = at(alone(carrying('settler', items)));
      const gun = addTurret(tableOf(t), 'laser-turret', { x: 4000, y: 4000 });
      lay(tableOf(t), { kind: 'put-up', on: gun.id, until: 'battle', from: `seat-${seat}` });
      return isInhibited(t, t.state.turrets[0]!, t.model('a-1'));
    };
    expect([kept(['turret-inhibitors'], 0), kept(['turret-inhibitors'], 1), kept([], 0)]).toEqual([true, false, false]);
  },
  ropes() {
    const t = using(
      {
        ann: [{ ...unit('a', 'settler', [[2900, 2000, 600]]), items: ['rope'] }],
        ben: [settler('b', FAR_AWAY)],
        pieces: hill,
      },
      'a-1',
    );
    t.seat(0).answer('special:rope');
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(['rope']);
    expect(t.state.units[0]!.items).toEqual([]);
    const position = { state: t.state, content: t.game.content };
    const odds = (y: number) =>
      climbOdds(position, t.state.models[0]!, { piece: t.state.pieces[0]!, at: { x: 2600, y } }, true);
    expect([odds(2000), odds(5000) < 1]).toEqual([1, true]);
  },
  watches() {
    const t = using({ ...alone(carrying('settler', ['stuffed-monkey'])) }, 'a-1');
    t.seat(0).answer('special:set-up');
    expect(t.state.lasting.filter(({ kind }) => kind === 'device').map(({ left }) => left)).toEqual([2]);
  },
  calls() {
    const heard = (card: string, item: string) => {
      const t = at(alone({ ...led('hunter', card), items: [item] }));
      return whyNotCall(t, t.model('a-1'))?.say;
    };
    expect(heard('sole-survivor', 'artillery-smoke-grenade')).toBeUndefined();
    expect(heard('sole-survivor', 'vertibird-signal-grenade')).toBe('device.not-heard');
  },
  overrides() {
    const car = piece('rusty-car-1', [2160, 1800, 500, 400], { height: 300, ground: 'impassable' });
    const near = (pieces: (typeof car)[]) => {
      const t = scene({ ...alone(carrying('settler', ['car-security-override'])), pieces });
      return whyNotOverride(t, t.model('a-1'))?.say;
    };
    expect([near([car]), near([])]).toEqual([undefined, 'device.no-car']);
  },
  bolts() {
    const t = at({ ann: [unit('a', 'brahmin', [HERE])], ben: [settler('b', [3000, 2000])] });
    expect(t.content.weapons.get('brahmin-trample')!.tramples).toBe('AGI');
  },
  studied() {
    const boosts = (counts: Record<string, number>) => {
      const t = at({ ann: [carrying('settler', ['draft-codex'])], ben: [unit('b', 'protectron', [FAR_AWAY])] });
      t.state.records[0]!.counts = counts;
      const before = t.model('a-1').boosts;
      playOut(beforeBattle(tableOf(t)));
      return t.model('a-1').boosts - before;
    };
    expect([boosts({ 'studied-robot': 1 }), boosts({ 'studied-dog': 1 }), boosts({})]).toEqual([2, 0, 0]);
  },
  foresees() {
    const t = at(alone(unit('a', 'mama-murphy', [HERE])));
    t.state.lasting = [];
    playOut(beforeBattle(tableOf(t)), 'stay');
    expect(foresightOf(t, t.model('a-1'))).toBe(3);
  },
};

/** Armor Boosts of somebody near count as one's own. */
export function provesSharedBoosts(): void {
  const strong = (own: number, theirs: number) => {
    const t = at(
      alone({ ...unit('a', 'super-mutant', [HERE]), items: ['rocks-bladed-helm'] }, unit('m', 'super-mutant', [NEAR])),
    );
    Object.assign(t.model('a-1'), { boosts: theirs, wears: ['rocks-bladed-helm'] });
    Object.assign(t.model('m-1'), { boosts: own });
    const met = whatMeets(t, t.model('m-1'), 'physical', hit({ physical: 1 }));
    return met.meets === 'armor' ? met.cards[0].now.strong : -1;
  };
  expect([strong(0, 0), strong(0, 2), strong(1, 2)].map((each) => each - strong(0, 0))).toEqual([0, 2, 1]);
}
