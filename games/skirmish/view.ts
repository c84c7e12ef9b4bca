/** What a player may know: everything on the table but the undersides of markers, and no deck but its size. */
import { type Random, type Seat, shuffleBy, type Viewer } from '@holotape/kernel';
import type { Battle, SkirmishContent } from './battle.ts';
import { dealQuest, noRecord } from './other-quests.ts';
import { type Aftermath, aftermath } from './queries/aftermath.ts';
import { pendingOf } from './queries/consequences.ts';
import { foreseen } from './queries/events.ts';
import { result } from './queries/result.ts';
import type { Deck } from './queries/wasteland.ts';
import type { Marker, QuestInPlay, QuestRecord, ScenarioState, SkirmishState } from './state.ts';

/** A marker as somebody sees it: no face and no cards but those they know. */
interface MarkerView extends Omit<Marker, 'face' | 'seen' | 'items'> {
  readonly face: Marker['face'] | null;
  /** Cards under it. */
  readonly items: number;
}

/** What somebody knows of a hand. CH-BOOST-3 */
interface HandView {
  readonly count: number;
  readonly cards: readonly string[] | null;
}

/** What somebody knows of the Quest of a side: that there is one, and one's own. CH-QUEST-4 */
interface QuestView {
  readonly active: boolean;
  readonly card: QuestInPlay | null;
  readonly record: QuestRecord | null;
}

type Hidden = 'markers' | 'aside' | 'decks' | 'hands' | 'quests' | 'records' | 'consequences' | 'scenario';

export interface SkirmishView extends Omit<SkirmishState, Hidden> {
  readonly scenario: Omit<ScenarioState, 'pool'> | null;
  readonly markers: readonly MarkerView[];
  readonly aside: number;
  /** Boosts by seat. */
  readonly hands: readonly HandView[];
  readonly quests: readonly QuestView[];
  /** One's own Consequences that are still to come. CH-CONSEQ-3 */
  readonly consequences: readonly string[];
  readonly decks: Readonly<Record<Deck, number>>;
  /** The next Event, if its Flip icon shows it. CH-EVENT-9 */
  readonly foreseen: string | null;
  /** Of each side, when the battle is over. WW-EDGE-3 */
  readonly aftermath: readonly Aftermath[] | null;
}

/** WW-INVEST-5, WW-INVEST-6 */
const knows = ({ up, seen }: Marker, viewer: Viewer): boolean => up || (viewer !== 'public' && seen.includes(viewer));

/** What was put aside unseen is turned up when all is over. SC-DEMO-3 */
const isTold = (kind: Marker['kind'], scenario: ScenarioState | null): boolean =>
  kind === 'fallen' && scenario !== null && scenario.winners !== null;

const withoutPool = ({ pool: _, ...open }: ScenarioState): Omit<ScenarioState, 'pool'> => open;

export function view(battle: Battle, viewer: Viewer): SkirmishView {
  const { state } = battle;
  const { markers, aside, decks, hands, quests, records, consequences: _, scenario, ...open } = state;
  return {
    ...open,
    scenario: scenario && withoutPool(scenario),
    markers: markers.map(({ seen, items, face, ...marker }) => ({
      ...marker,
      face: knows({ seen, items, face, ...marker }, viewer) || isTold(marker.kind, scenario) ? face : null,
      items: items.length,
    })),
    aside: aside.length,
    hands: hands.map((hand, seat) => ({ count: hand.length, cards: seat === viewer ? hand : null })),
    quests: quests.map((card, seat) => ({
      active: card !== null,
      card: seat === viewer ? card : null,
      record: seat === viewer ? records[seat]! : null,
    })),
    consequences: viewer === 'public' ? [] : pendingOf(battle, viewer),
    foreseen: foreseen(battle),
    aftermath: result(battle) === undefined ? null : [0, 1].map((seat) => aftermath(battle, seat, viewer)),
    decks: {
      items: decks.items.length,
      dangers: decks.dangers.length,
      creatures: decks.creatures.length,
      strangers: decks.strangers.length,
      events: decks.events.length,
      boosts: decks.boosts.length,
    },
  };
}

/**
 * What lies open, as a position for pure questions: what is hidden is blank, so a question that looks at it finds nothing.
 */
export function openPosition(view: SkirmishView, content: SkirmishContent): Battle {
  const {
    aftermath: _,
    foreseen: top,
    scenario,
    markers,
    aside,
    decks,
    hands,
    quests,
    consequences: __,
    ...open
  } = view;
  const blank = (count: number): string[] => Array<string>(count).fill('');
  return {
    content,
    state: {
      ...open,
      scenario: scenario && { ...scenario, pool: [] },
      markers: markers.map((marker) => ({
        ...marker,
        face: marker.face ?? 'blank',
        items: blank(marker.items),
        seen: [],
      })),
      aside: Array<'blank'>(aside).fill('blank'),
      quests: quests.map(({ card }) => card),
      consequences: [],
      records: quests.map(({ record }) => record ?? noRecord()),
      hands: hands.map(({ count, cards }) => (cards === null ? blank(count) : [...cards])),
      decks: {
        items: blank(decks.items),
        dangers: blank(decks.dangers),
        creatures: blank(decks.creatures),
        strangers: blank(decks.strangers),
        boosts: blank(decks.boosts),
        events: [
          ...blank(decks.events).slice(0, decks.events - (top === null ? 0 : 1)),
          ...(top === null ? [] : [top]),
        ],
      },
    },
  };
}

/** An order that depends on `random` alone, and not on the order before. */
function shuffled<T extends string>(random: Random, pile: readonly T[]): T[] {
  const sorted = [...pile].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  shuffleBy(random, sorted);
  return sorted;
}

/** Kinds whose undersides could be one another's. */
const MIXED: readonly (readonly Marker['kind'][])[] = [
  ['searchable'],
  ['investigation'],
  ['stash'],
  ['pillar', 'fallen'],
  ['charge', 'dropped-charge'],
];

/** Undersides that the seat has not seen are mixed with each other and with those set aside, decks with themselves. */
export function resample({ state, content }: Battle, seat: Seat, random: Random): void {
  const { markers, aside, decks, hands, scenario } = state;
  const step = scenario && content.scenarios.get(scenario.id)!.setup[scenario.step];
  for (const kinds of MIXED) {
    const hidden = markers.filter((marker) => kinds.includes(marker.kind) && !knows(marker, seat));
    const pool: Marker['face'][] = step?.does === 'markers' && kinds.includes(step.marker) ? scenario!.pool : [];
    const others: Marker['face'][] = kinds.includes('searchable') ? aside : [];
    const faces = shuffled(random, [...hidden.map(({ face }) => face), ...pool, ...others]);
    for (const marker of hidden) marker.face = faces.shift()!;
    pool.splice(0, pool.length, ...faces.splice(0, pool.length));
    others.splice(0, others.length, ...faces);
  }
  // A card that somebody else left lying is as unknown as those in the deck. WW-SEARCH-16
  const left = markers.filter(({ items, seen }) => items.length > 0 && !seen.includes(seat));
  const cards = shuffled(random, [...decks.items, ...left.flatMap(({ items }) => items)]);
  for (const marker of left) marker.items = cards.splice(0, marker.items.length);
  decks.items = cards;
  decks.dangers = shuffled(random, decks.dangers);
  decks.creatures = shuffled(random, decks.creatures);
  decks.strangers = shuffled(random, decks.strangers);
  decks.events = mixedEvents({ state, content }, random);
  // What the other holds is as unknown as what nobody holds. CH-BOOST-3
  const boosts = shuffled(random, [...decks.boosts, ...hands[1 - seat]!]);
  hands[1 - seat] = boosts.splice(0, hands[1 - seat]!.length);
  decks.boosts = boosts;
  dealQuest({ state, content }, 1 - seat, random);
}

/** What lies face up on top of the deck stays there; where nothing does, a card without the Flip icon is on top. CH-EVENT-9 */
function mixedEvents({ state, content }: Battle, random: Random): string[] {
  const { events } = state.decks;
  const isUp = foreseen({ state, content }) !== null;
  const tops = isUp ? events.slice(-1) : shuffled(random, events).filter((id) => content.events.get(id)?.flip !== true);
  const [top] = tops;
  if (top === undefined) return shuffled(random, events);
  const rest = events.toSpliced(events.lastIndexOf(top), 1);
  return [...shuffled(random, rest), top];
}
