/**
 * A season for the pictures: two houses of the linked story that somebody plays by a plan, so that a little of everything stands
 * behind the fence. By chance alone a Settlement is all workbenches.
 */
import { type Answer, type AnySession, asData, type Json, saveSession, startSession } from '@holotape/kernel';
import { loadGame } from '@holotape/shelf';
import { reportIn } from '@holotape/skirmish/campaign/queries/reports';

const NAMES = ['Ana', 'Ben'];
const FACTIONS = ['survivors', 'super-mutants'];

/** What is bought, in this order, whenever there are Caps for it. */
const WISHES = [
  ['water-pump', 'crop-field', 'cooking-station', 'scavenging-stall', 'generator-small', 'weapons-stand'],
  ['trading-shop', 'boston-bugle-small', 'drink-stand', 'crop-field', 'first-aid-station', 'clothing-stand'],
]
  .flat()
  .map((card) => `build:${card}`);

/** Who wins each battle of the story, and how clearly. */
const CAME = [
  { winner: 0, grade: 'major' },
  { winner: 1, grade: 'minor' },
  { winner: 0, grade: 'minor' },
  { winner: 1, grade: 'major' },
  { winner: 0, grade: 'major' },
] as const;

interface At {
  readonly session: AnySession;
  readonly seat: number;
  /** Bought so far, by seat. */
  readonly bought: readonly Set<string>[];
}

/** Somebody of each side is carried home. */
function report({ session }: At, answers: readonly Answer[]): Answer {
  const { battles } = session.state;
  const { winner, grade } = CAME[(battles.length - 1) % CAME.length]!;
  const { sides } = battles.at(-1);
  const told = reportIn(answers[0]!);
  return asData({
    ...told,
    winners: [sides.findIndex((side: { seat: number }) => side.seat === winner)],
    grade,
    sides: told.sides.map((side, at) => ({
      ...side,
      units: side.units.map((unit, i) => ({ ...unit, fell: (i + battles.length + at) % 3 === 0 ? 1 : 0 })),
    })),
  });
}

/** The next wish that can be had; once each, so that there is a little of everything. */
function buy({ seat, bought }: At, open: readonly string[]): Answer {
  const wish = WISHES.find((each, at) => open.includes(each) && !bought[seat]!.has(`${each} ${at}`));
  if (wish === undefined) return 'done';
  bought[seat]!.add(`${wish} ${WISHES.findIndex((each, at) => each === wish && !bought[seat]!.has(`${each} ${at}`))}`);
  return wish;
}

function answerTo(at: At): Answer {
  const { session, seat } = at;
  const question = session.question!;
  if (question.kind === 'open') {
    const answers = question.suggest();
    return question.ask === 'battle' ? report(at, answers) : (answers.at(-2) ?? answers[0]!);
  }
  if (question.kind !== 'choice') throw new Error(`Nobody has a plan for ${question.ask}.`);
  const open = question
    .options()
    .filter(({ blocked }) => blocked === undefined)
    .map(({ id }) => id);
  if (question.ask === 'found.faction') return FACTIONS[seat]!;
  if (question.ask === 'build') return buy(at, open);
  // The last one built goes without.
  if (question.ask.startsWith('supply.')) return open.at(-1)!;
  const wanted = open.filter((id) => !/^(done|build|leave:|walk-by|pass|help:)/.test(id));
  return wanted[0] ?? open.find((id) => id === 'done') ?? open[0]!;
}

/** Played until `enough`, as a save. */
export function harvest(
  enough: (session: AnySession) => boolean,
  options: { readonly [option: string]: Json } = {},
): string {
  const session = startSession(loadGame('campaign'), {
    seats: NAMES.length,
    seed: 'harvest',
    options: { season: 5, matching: 'linked', unmanned: [1], ...options },
  });
  const bought = NAMES.map(() => new Set<string>());
  while (session.result === undefined && !enough(session)) {
    const seat = session.waitsFor[0] as number;
    session.answer(seat, answerTo({ session, seat, bought }));
  }
  const seats = NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'greedy' }));
  return JSON.stringify(saveSession(session, { title: 'Long Harvest', seats }));
}
