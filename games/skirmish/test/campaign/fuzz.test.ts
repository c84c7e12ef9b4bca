/** Campaigns by random players, in every mode, with everything that must always hold checked at every question. */
import { fuzzGame } from '@holotape/kernel/testing';
import { describe, expect, test } from 'vitest';
import { campaign } from '../helpers/campaign.ts';
import { whatIsWrongInCampaign } from '../helpers/campaign-invariants.ts';

const WAYS = [
  { seats: 2, options: { season: 2 } },
  { seats: 2, options: { season: 2, matching: 'chance', short: true, catchUp: true } },
  { seats: 3, options: { season: 2, matching: 'linked', without: [1] } },
  { seats: 4, options: { season: 1, unmanned: [1, 2, 3] } },
] as const;

describe('random campaigns', () => {
  test.each(WAYS.map((way, n) => [n + 1, way] as const))(
    'campaign %d: sums, cards and limits hold, nothing leaks, and it ends alike reloaded and taken back',
    (number, { seats, options }) => {
      const answers = fuzzGame(campaign, {
        start: { seats, options: campaign.options.parse(options) },
        seed: `campaign ${number}`,
        checkOneOf: 9,
        disturbOneOf: 4,
        eachAnswer: (session) => expect(whatIsWrongInCampaign(session.position)).toEqual([]),
      });
      expect(answers).toBeGreaterThan(20);
    },
  );
});
