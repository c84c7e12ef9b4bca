/** A trade typed in words: "give stim kit, 2 caps, agenda 1 for old dog, 1 agenda; show 1; promise I owe you". FB-CAMP-7 */
import type { AdventureContent } from '@holotape/adventure/content';
import { survivorOf } from '@holotape/adventure/queries/survivors';
import type { Adventure, Survivor } from '@holotape/adventure/state';
import type { Answer, AnySession, Question } from '@holotape/kernel';
import { count, listed } from '../../terminal/text.ts';

type Free = { readonly answer: Answer } | { readonly problem: string };

/** What one side lays down. */
interface Side {
  readonly cards: string[];
  caps: number;
  /** Places in the hand, from 0, as far as they were named. */
  readonly places: number[];
  /** Agendas of which only the number was said. */
  some: number;
}

const EXAMPLE = '"give stim kit, 2 caps, agenda 1 for old dog, an agenda; show 1; promise I owe you one"';

export const tradeHelp = `Any number of things: ${EXAMPLE}.`;

export function typedTrade(question: Question, typed: string, session: AnySession): Free | undefined {
  if (question.ask !== 'trade.propose' || !/^give\b/i.test(typed)) return undefined;
  const { state, content } = session.position as Adventure;
  const { with: other = 0 } = (question.detail?.about ?? {}) as { with?: number };
  const [deal = '', ...more] = typed.split(';').map((part) => part.trim());
  const [, given = '', wanted = ''] = /^give\s+(.*?)(?:\s+for\s+(.*))?$/i.exec(deal) ?? [];
  const give = sideOf(content, survivorOf(state, question.to as number), given);
  const take = sideOf(content, survivorOf(state, other), wanted);
  const wrong = [give, take].find((side) => typeof side === 'string');
  if (wrong !== undefined) return { problem: `${wrong} Like this: ${EXAMPLE}.` };
  const [mine, theirs] = [give, take] as [Side, Side];
  return {
    answer: {
      give: { cards: mine.cards, caps: mine.caps, agendas: placesOf(mine) },
      take: { cards: theirs.cards, caps: theirs.caps, agendas: theirs.some + theirs.places.length },
      show: numbersIn(more.find((part) => /^show\b/i.test(part))).map((place) => place - 1),
      promise: more.find((part) => /^promise\b/i.test(part))?.replace(/^promise\s*/i, '') ?? '',
    },
  };
}

const numbersIn = (text = ''): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The things of one side, or what is wrong with one of them. */
function sideOf(content: AdventureContent, { cards }: Survivor, text: string): Side | string {
  const side: Side = { cards: [], caps: 0, places: [], some: 0 };
  for (const part of text.split(/,|\band\b/i).map((each) => each.trim().toLowerCase())) {
    if (part === '' || part === 'nothing') continue;
    const caps = /^(\d+|a|one) caps?$/.exec(part);
    const agenda = /^agenda (\d+)$/.exec(part);
    const agendas = /^(\d+|an?|one) agendas?$/.exec(part);
    const named = cards.filter(({ id }) => !side.cards.includes(id) && isNamed(content, id, part));
    if (caps) side.caps += Number(caps[1]) || 1;
    else if (agenda) side.places.push(Number(agenda[1]) - 1);
    else if (agendas) side.some += Number(agendas[1]) || 1;
    else if (named.length > 0) side.cards.push(named[0]!.id);
    else return `Nobody there has "${part}".`;
  }
  return side;
}

/** Of one's own agendas the first ones are meant where only their number was said. */
function placesOf({ places, some }: Side): number[] {
  const free = Array.from({ length: places.length + some }, (_, place) => place).filter(
    (each) => !places.includes(each),
  );
  return [...places, ...free.slice(0, some)];
}

const isNamed = ({ items }: AdventureContent, id: string, text: string): boolean =>
  items.get(id)?.name.toLowerCase().startsWith(text) ?? false;

/** What both have to offer, above the suggestions. */
export function packsOf({ state, content }: Adventure, from: number, to: number, names: readonly string[]): string[] {
  return [from, to].map((seat) => {
    const { cards, caps, agendas } = survivorOf(state, seat);
    const things = [
      ...cards.filter((card) => card.in !== 'beside').map(({ id }) => content.items.get(id)!.name),
      count(caps, 'Cap'),
      count(agendas.length, 'agenda'),
    ];
    return `${names[seat]} has ${listed(things)}.`;
  });
}
