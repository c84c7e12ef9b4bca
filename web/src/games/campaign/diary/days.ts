/** The diary of a house: what its log tells of each day, in a few sentences. A day is a battle and what was done after it. Pure. */
import type { CampaignView } from '@holotape/skirmish/campaign/view';
import type { LogLine } from '@holotape/table/spoken/protocol';
import { listNames } from '../../../text/index.ts';
import { named, w } from '../words.ts';

export interface Day {
  /** The battle it began with; 0 for the founding. */
  readonly number: number;
  /** The battle is still to be fought. */
  readonly isAhead: boolean;
  readonly sentences: readonly string[];
}

/** Lines of a house that are worth a sentence: what is named, and by which printer. */
const DEEDS = {
  'did.build': { key: 'diary.built', arg: 'structure', printer: 'structure' },
  'did.given': { key: 'diary.built', arg: 'structure', printer: 'structure' },
  'did.scrap': { key: 'diary.scrapped', arg: 'structure', printer: 'structure' },
  'did.lose': { key: 'diary.scrapped', arg: 'structure', printer: 'structure' },
  'did.learn': { key: 'diary.learned', arg: 'member', printer: 'member' },
  'did.adopt': { key: 'diary.adopted', arg: 'perk', printer: 'perk' },
  'did.leader': { key: 'diary.leads', arg: 'member', printer: 'member' },
  'did.find': { key: 'diary.found', arg: 'explore', printer: 'explore' },
  'did.found-card': { key: 'diary.found', arg: 'explore', printer: 'explore' },
} as const;
type Deed = keyof typeof DEEDS;

const isDeed = (say: string): say is Deed => say in DEEDS;

/** In the order in which they are told. */
const TOLD = ['diary.built', 'diary.scrapped', 'diary.learned', 'diary.adopted', 'diary.leads', 'diary.found'] as const;

type Args = Readonly<Record<string, unknown>>;
type Told = Map<(typeof TOLD)[number], string[]>;

interface Page {
  readonly number: number;
  readonly told: Told;
  isLand: boolean;
}

/** One page for each battle that this house has fought, and one for the days before. */
function pagesOf(log: readonly LogLine[], seat: number): Page[] {
  const pages: Page[] = [{ number: 0, told: new Map(), isLand: false }];
  for (const line of log) {
    const args = (line.args ?? {}) as Args;
    if (line.say === 'did.match' && (args.seats as readonly number[]).includes(seat))
      pages.push({ number: Number(args.battle), told: new Map(), isLand: false });
    const page = pages.at(-1)!;
    // Lines about cards reach their owner alone, and name nobody.
    if (args.seat !== undefined && args.seat !== seat) continue;
    if (line.say === 'did.land' || line.say === 'did.land-quests') page.isLand = true;
    if (!isDeed(line.say)) continue;
    const { key, arg, printer } = DEEDS[line.say];
    page.told.set(key, [...(page.told.get(key) ?? []), named(printer, String(args[arg]))]);
  }
  return pages;
}

/** More names than these make no sentence. */
const MOST_NAMED = 2;
const MOST_CARRIED = 4;

/** One of several ways to say it: another the next day. */
const oneOf = <K extends string>(key: K, number: number): `${K}.${1 | 2 | 3}` =>
  `${key}.${((number % 3) + 1) as 1 | 2 | 3}`;

function battleWords(
  { battles, houses }: CampaignView,
  names: readonly string[],
  seat: number,
  number: number,
): string[] {
  const battle = battles.find((each) => each.number === number);
  if (battle === undefined) return [];
  const { winners, sides, calledOff } = battle;
  const scenario = named('scenario', battle.scenario);
  const foe = listNames(sides.filter((side) => side.seat !== seat).map((side) => names[side.seat] ?? ''));
  if (winners === null) return [w('diary.before', { scenario, foe })];
  if (calledOff) return [w('diary.off', { scenario, foe })];
  const came = winners.length !== 1 ? 'drawn' : winners[0] === seat ? 'won' : 'lost';
  const fell = houses[seat]!.members.filter(({ record }) =>
    record.some((each) => each.battle === number && each.fell > 0),
  ).map(({ id }) => named('member', id));
  return [w(oneOf(`diary.${came}`, number), { scenario, foe }), carriedWords(fell)];
}

function carriedWords(fell: readonly string[]): string {
  if (fell.length === 0) return w('diary.home');
  const key = fell.length > MOST_CARRIED ? 'diary.carried.many' : 'diary.carried';
  return w(key, { n: fell.length, names: listNames(fell) });
}

/** Every day of a house, the last one last. */
export function daysOf(
  {
    log,
    view,
    names,
  }: { readonly log: readonly LogLine[]; readonly view: CampaignView; readonly names: readonly string[] },
  seat: number,
): readonly Day[] {
  const { faction, leader, settlement } = view.houses[seat]!;
  const days = pagesOf(log, seat).map(({ number, told, isLand }): Day => {
    const founded =
      number > 0 || faction === '' || leader === null
        ? []
        : [w(settlement === null ? 'diary.road' : 'diary.founded', { faction: named('faction', faction) })];
    const deeds = TOLD.flatMap((key) => {
      const things = told.get(key);
      if (things === undefined) return [];
      const isCrowd = key === 'diary.learned' && things.length > MOST_NAMED;
      return [w(isCrowd ? 'diary.learned.many' : key, { n: things.length, names: listNames([...new Set(things)]) })];
    });
    const land = isLand ? [w('diary.land')] : [];
    const isAhead = view.battles.some((battle) => battle.number === number && battle.winners === null);
    return { number, isAhead, sentences: [...founded, ...battleWords(view, names, seat, number), ...deeds, ...land] };
  });
  return days.filter(({ sentences }) => sentences.length > 0);
}
