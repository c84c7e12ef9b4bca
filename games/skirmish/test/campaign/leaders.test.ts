/** Whoever can lead a house can be in its force. */

import { expect, test } from 'vitest';
import { leaderCards } from '../../campaign/queries/leading.ts';
import { standardUnit } from '../../queries/force-lists/chance.ts';
import { flawsOf } from '../../queries/force-lists/flaws.ts';
import { campaign } from '../helpers/campaign.ts';

const { content } = campaign;

test('CH-ADLEAD-1 every Leader that a house can be founded with makes a force', () => {
  const [prices] = content.prices.keys();
  const flaws = [...content.units.keys()].flatMap((unit) =>
    leaderCards(content, unit).flatMap((leader) => {
      const units = [{ ...standardUnit(content, unit), leader }];
      const list = { name: 'Leader', prices: prices!, limit: 5000, house: false, units, boosts: [] };
      return flawsOf(content, list).map(({ say }) => `${unit} with ${leader}: ${say}`);
    }),
  );
  expect(flaws).toEqual([]);
});
