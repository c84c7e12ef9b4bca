/** What a campaign is played with, from the words of the command line. */
import type { AnyGame, Json } from '@holotape/kernel';
import type { SkirmishContent } from '@holotape/skirmish/battle';
import { campaignOptions } from '@holotape/skirmish/campaign/state';
import { MOST_LIMIT } from '@holotape/skirmish/printed/force-lists';
import { LIMITS } from '@holotape/skirmish/queries/force-lists/prices';
import { listed } from '../terminal/text.ts';
import { WrongUsage } from '../terminal/trouble.ts';
import { wholeNumber } from './command.ts';
import { byTheBook } from './skirmish-settings.ts';

interface CampaignSettings {
  readonly caps?: string | undefined;
  readonly season?: string | undefined;
  readonly matching?: string | undefined;
  readonly short?: boolean | undefined;
  readonly 'catch-up'?: boolean | undefined;
  readonly prices?: string | undefined;
  readonly without?: string | undefined;
  readonly road?: string | undefined;
  readonly book?: string | undefined;
  readonly 'book-level'?: string | undefined;
  readonly 'book-stops'?: string | undefined;
}

const LONGEST = 40;
const MOST_SEATS = 6;
const WAYS = ['choice', 'chance', 'linked'];
const FIGHTERS = ['bots', 'none'];
const LEFT_OUT = ['events', 'quests'];

export function campaignGiven(game: AnyGame, given: CampaignSettings): { readonly [option: string]: Json } {
  const { prices: lists } = game.content as SkirmishContent;
  const { season, caps, matching, prices } = given;
  if (matching !== undefined && !WAYS.includes(matching))
    throw new WrongUsage(`--matching takes ${listed(WAYS, 'or')}, not "${matching}".`);
  if (prices !== undefined && !lists.has(prices))
    throw new WrongUsage(`--prices takes ${listed([...lists.keys()], 'or')}, not "${prices}".`);
  const without = given.without?.split(',') ?? [];
  const wrong = without.find((each) => !LEFT_OUT.includes(each));
  if (wrong !== undefined)
    throw new WrongUsage(`--without takes ${listed(LEFT_OUT, 'or')}, or both with a comma, not "${wrong}".`);
  const { book = 'none' } = given;
  if (!FIGHTERS.includes(book))
    throw new WrongUsage(`--book takes ${listed(FIGHTERS, 'or')} in a campaign, not "${book}".`);
  const how = byTheBook(given, book !== 'none');
  const usual = campaignOptions.parse({});
  return {
    season: wholeNumber('--season', season ?? String(usual.season), 1, LONGEST),
    caps: wholeNumber('--caps', caps ?? String(usual.caps), LIMITS.small, MOST_LIMIT),
    matching: matching ?? usual.matching,
    prices: prices ?? null,
    book: how,
    short: given.short ?? false,
    catchUp: given['catch-up'] ?? false,
    events: !without.includes('events'),
    quests: !without.includes('quests'),
    without: onTheRoad(given.road),
  };
}

/** Seats that begin without a Settlement, as people count them. CH-SETTLE-3 */
export const onTheRoad = (given: string | undefined): number[] =>
  (given?.split(',') ?? []).map((each) => wholeNumber('--road', each, 1, MOST_SEATS) - 1);
