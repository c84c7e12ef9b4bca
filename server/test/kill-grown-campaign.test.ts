/** The server of a campaign is killed at what is asked only now and then, and every kind of question is one that a server was killed at. */
import { campaignMessages } from '@holotape/skirmish/campaign/messages';
import { whatIsWrongInCampaign } from '@holotape/skirmish/test/helpers/campaign-invariants';
import { expect, test } from 'vitest';
import { ensureBundled } from '../../tools/run/bundle.ts';
import { Guide } from './helpers/grown-campaign.ts';
import { keptOf, said } from './helpers/kept-tables.ts';
import { KilledSeason, Killer } from './helpers/killed-season.ts';
import { STEPS } from './helpers/killed-steps.ts';
import { Mortals } from './helpers/mortals.ts';

/** Nobody is asked: chance is the server's own. */
const BY_CHANCE = ['match.scenario', 'match.side', 'battle.news', 'deck.items', 'deck.boosts', 'deck.explore'];
/** It is answered by a table of its own, which is a step of the other test. */
const ELSEWHERE = [...BY_CHANCE, ...STEPS];

const KINDS = Object.keys(campaignMessages).flatMap((key) => (key.startsWith('ask.') ? [key.slice(4)] : []));

test('a grown campaign whose server is killed at each kind of question that comes up now and then: nothing is lost, nothing is done twice', {
  timeout: 900_000,
}, async () => {
  await ensureBundled();
  const mortals = new Mortals('campaign', 'grown campaign');
  const season = new KilledSeason(mortals);
  const killer = new Killer();
  const guide = new Guide();
  try {
    const rare = KINDS.filter((kind) => !ELSEWHERE.includes(kind));
    const campaign = await season.found({ game: 'grown campaign', options: { season: 9 }, dice: 'typed' });
    while (!killer.hasMet(rare) && campaign.given.length < 100) {
      const open = await campaign.next();
      if (open === 'over') break;
      const { ask } = open.question;
      await season.answer(campaign, open, guide.answerTo(open), rare.includes(ask) ? killer.when(ask) : undefined);
    }
    await season.kill();
    const shown = campaign.sockets[0]!.model!;
    await season.end();
    expect(rare.filter((kind) => !killer.met.has(kind))).toEqual([]);
    const { events, state } = keptOf(mortals.data, campaign.id, 'grown campaign');
    expect(events.flatMap(said)).toEqual(campaign.given);
    expect(whatIsWrongInCampaign(state.session!.position)).toEqual([]);
    expect(shown.view).toEqual(state.session!.view(0));
    console.log(`${season.kills} kills: ${[...killer.met].join(', ')}`);
  } finally {
    mortals.remove();
  }
});
