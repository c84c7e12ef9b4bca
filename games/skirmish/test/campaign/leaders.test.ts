/** Whoever can lead a house can be in its force. */

import { describe, expect, test } from 'vitest';
import { heirs, leaderCards } from '../../campaign/queries/leading.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { campaign, inPhase, member } from '../helpers/campaign.ts';

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
});
