/** Whoever can lead a house can be in its force. */

import { asData } from '@holotape/kernel';
import { describe, expect, test } from 'vitest';
import { suggestedForces } from '../../campaign/queries/forces.ts';
import { heirs, leaderCards, membersIn } from '../../campaign/queries/leading.ts';
import type { House } from '../../campaign/state.ts';
import type { ListedUnit } from '../../printed/force-lists.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { ann, campaign, force, inBattle, inPhase, leading, report, unit } from '../helpers/campaign.ts';
import { member } from '../helpers/houses.ts';

const { content } = campaign;

describe('Leaders', () => {
  test.each([5000, 150, 90])('CH-ADLEAD-1 every Leader that a house can have makes a force, of %d Caps too', (caps) => {
    const [first] = content.prices.keys();
    const prices = first!;
    const led = [...content.units.keys()].flatMap((unit) =>
      leaderCards(content, unit, { prices, caps }).map((leader) => ({ ...standardUnit(content, unit), leader })),
    );
    expect(led.length).toBeGreaterThan(10);
    const flaws = led.flatMap((unit) =>
      flawsOf(content, { name: 'Leader', prices, limit: caps, house: false, units: [unit], boosts: [] }).map(
        ({ say }) => `${unit.card} with ${unit.leader}: ${say}`,
      ),
    );
    expect(flaws).toEqual([]);
  });

  test('CH-ADLEAD-3 nobody follows a Leader for whom the limit has no room', () => {
    const following = (caps: number) => {
      const t = inPhase({
        stage: 'leader',
        options: { caps },
        more: (house) => house.members.push(member('elder-maxson'), member('settler')),
      });
      return heirs(t.session.position, 0).map(({ id }) => id);
    };
    expect(following(750)).toEqual(['elder-maxson', 'settler']);
    expect(following(150)).toEqual(['settler']);
  });

  test('CH-RULING-156 the Leader is whoever has the Leader card, wherever it stands among those of its card', () => {
    const third = { member: 'settler-c', card: 'hunter' };
    const settlers = ['settler', 'settler-b', 'settler-c'].map((id) => member('settler', id));
    const more = (house: House) => Object.assign(house, { members: settlers, leader: third });
    const led = { ...unit('settler'), leader: 'hunter' };
    const names = (t: ReturnType<typeof inPhase>, ...units: ListedUnit[]) => membersIn(t.session.position, 0, units);
    const t = inBattle({ lists: [force(led, unit('settler')), force(leading())], more });
    expect(names(t, led)).toEqual(['settler-c']);
    expect(names(t, unit('settler'), led)).toEqual(['settler', 'settler-c']);
    expect(names(t, led, unit('settler'), unit('settler'))).toEqual(['settler-c', 'settler-b', 'settler']);
    t.seat(0).answer(report(t, [0], (r) => Object.assign(r.sides[0]!.units[0]!, { fell: 1 })));
    expect(ann(t).members.map(({ id, record }) => [id, record.map(({ fell }) => fell)])).toEqual([
      ['settler', []],
      ['settler-b', [0]],
      ['settler-c', [1]],
    ]);
    expect(ann(t).fallen).toBe(true);
  });

  test('CH-RULING-156 forces to begin with are led by an heir, whichever of its card it is', () => {
    const t = inPhase({
      stage: 'matching',
      chance: { 'match.side': [0] },
      more(house) {
        const members = ['settler', 'settler-b', 'settler-c'].map((id) => member('settler', id));
        Object.assign(house, { due: false, members, leader: { member: 'settler-c', card: 'hunter' } });
      },
    });
    t.seat(0).answer('noon');
    const [list] = suggestedForces(t.session.position, 0);
    t.seat(0).answer(asData(list!));
    expect(t.state.battles[0]!.sides[0]!.allotted[0]!.member).toBe('settler-c');
  });
});
