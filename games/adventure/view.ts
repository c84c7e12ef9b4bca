/** What a player may know: the table, and of hidden things only their backs. FB-RULING-78 */
import { type Random, type Seat, shuffleBy, type Viewer } from '@holotape/kernel';
import { type AdventureContent, encounterCard } from './content.ts';
import { isAsOne } from './queries/fate.ts';
import { isFactionToken } from './queries/foes.ts';
import { influenceOf } from './queries/influence.ts';
import type { Adventure, AdventureState, MapEnemy, Survivor, Together } from './state.ts';
import {
  ENCOUNTER_BACKS,
  ENEMY_TYPES,
  type EncounterBack,
  type EnemyType,
  type Faction,
  type TileKind,
} from './words.ts';

/**
 * Questions of which everybody may know that they are asked. Their names tell nothing hidden: how many agendas somebody
 * holds and which cards and tokens lie open is known, and what is offered or chosen stays with who is asked.
 */
export const PUBLIC_ASKS: ReadonlySet<string> = new Set([
  'setup.survivor',
  'setup.space',
  'setup.card',
  'turn',
  'killed.space',
  'encounter.option',
  'fight.before',
  'fight.reroll',
  'fight.hits',
  'fight.strike',
  'fight.upkeep',
  'test.reroll',
  'reroll.dice',
  'die.set',
  'die.every-area',
  'move.aggressive',
  'move.space',
  'move.sneak',
  'travel.space',
  'explore.enemy',
  'explore.tile',
  'look.tile',
  'quest.order',
  'discard.card',
  'agenda.discard',
  'agenda.side',
  'inventory.discard',
  'gain.equip',
  'gain.pushed-out',
  'equip.instead',
  'level.letter',
  'level.perk',
  'become',
  'result.choose',
  'another',
  'enemy.choose',
  'enemy.to',
  'enemy.replace',
  'place.space',
  'remove.space',
  'marker.space',
  'marker.colour',
  'marker.to',
  'march.to',
  'cap.space',
  'costs.either',
  'shop',
  'shop.take',
  'shop.offer',
  'camp',
  'unexhaust.pay',
  'unexhaust.wages',
  'trade.propose',
  'trade.agree',
  'trade.agenda',
  'activate.next',
  'activate.attack',
  'activate.space',
  'oath',
  'setup.loyal',
  'first',
  'assist.offer',
  'assist.take',
  'mod.keep',
  'mod.attach',
  'ready.card',
]);

type Hidden =
  | 'survivors'
  | 'map'
  | 'enemies'
  | 'stacks'
  | 'letters'
  | 'decks'
  | 'library'
  | 'trashed'
  | 'agendaDeck'
  | 'lootDeck'
  | 'assetDeck'
  | 'together'
  | 'encounter'
  | 'trade'
  | 'counter';

export interface SurvivorView extends Omit<Survivor, 'agendas'> {
  /** Faces that the viewer does not know are null. FB-AGENDA-4, FB-AGENDA-5 */
  readonly agendas: readonly (string | null)[];
  /** Known to the owner alone. */
  readonly influence: number | null;
}

type HiddenTogether = 'goalDeck' | 'upgradeDeck' | 'modDeck' | 'mutations' | 'mutationDeck' | 'activationDeck';

export interface AdventureView extends Omit<AdventureState, Hidden> {
  readonly survivors: readonly SurvivorView[];
  /** The kind is on the back; the tile is known once it is explored or looked at. FB-MAP-3 */
  readonly map: readonly { readonly tile: string | null; readonly kind: TileKind; readonly faceup: boolean }[];
  /** The type is on the back; the token is known while it is faceup. FB-ENEMY-4 */
  readonly enemies: readonly {
    readonly id: string;
    readonly type: EnemyType | Faction;
    readonly token: string | null;
    readonly space: string;
    readonly faceup: boolean;
  }[];
  readonly stacks: Readonly<Record<EnemyType, { readonly left: number; readonly discard: readonly string[] }>>;
  readonly decks: Readonly<Record<EncounterBack, number>>;
  readonly lettersLeft: number;
  readonly agendasLeft: number;
  readonly lootLeft: number;
  readonly assetsLeft: number;
  /** Of decks only how many cards are left; a mutation is known to nobody before it shows. AB-SETUP-6, AB-SETUP-13 */
  readonly together:
    | (Omit<Together, HiddenTogether> & {
        readonly mutations: readonly (string | null)[];
        readonly goalsLeft: number;
        readonly upgradesLeft: number;
        readonly modsLeft: number;
        readonly mutationsLeft: number;
        readonly activationsLeft: number;
      })
    | null;
  /** Introduction and headings; what follows an option only once it is chosen. FB-ENC-4, FB-RULING-53 */
  readonly encounter: {
    readonly seat: Seat;
    readonly card: string;
    readonly title: string;
    readonly intro: string;
    readonly labels: readonly string[];
    readonly option: number | null;
    readonly texts: readonly string[];
  } | null;
  readonly trade: {
    readonly from: Seat;
    readonly to: Seat;
    readonly give: { readonly cards: readonly string[]; readonly caps: number; readonly agendas: number };
    readonly take: { readonly cards: readonly string[]; readonly caps: number; readonly agendas: number };
    /** Agendas shown to the viewer. FB-CAMP-11 */
    readonly shown: readonly string[];
    readonly promise: string;
  } | null;
}

const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;

export function view(adventure: Adventure, viewer: Viewer): AdventureView {
  const { state, content } = adventure;
  const {
    survivors,
    map,
    enemies,
    stacks,
    letters,
    decks,
    library: _library,
    trashed: _trashed,
    agendaDeck,
    lootDeck,
    assetDeck,
    together,
    encounter: _encounter,
    trade: _trade,
    counter: _counter,
    ...open
  } = state;
  return {
    ...open,
    survivors: survivors.map((survivor, seat) => viewSurvivor(adventure, survivor, seat, viewer)),
    map: map.map(({ tile, faceup, seenBy }, i) => ({
      tile: faceup || seenBy.some((seat) => seat === viewer) ? tile : null,
      kind: content.maps.get(state.scenario)!.positions[i]!.kind ?? content.tiles.get(tile)!.kind,
      faceup,
    })),
    enemies: enemies.map((enemy) => ({
      id: enemy.id,
      type: typeOf(adventure, enemy),
      token: enemy.faceup ? enemy.token : null,
      space: enemy.space,
      faceup: enemy.faceup,
    })),
    stacks: recordOf(ENEMY_TYPES, (type) => ({ left: stacks[type].stack.length, discard: stacks[type].discard })),
    decks: recordOf(ENCOUNTER_BACKS, (back) => decks[back].length),
    lettersLeft: letters.length,
    agendasLeft: agendaDeck.length,
    lootLeft: lootDeck.length,
    assetsLeft: assetDeck.length,
    together: together === null ? null : viewTogether(together),
    encounter: viewEncounter(adventure),
    trade: viewTrade(state, viewer),
  };
}

const typeOf = ({ content }: Adventure, { token }: MapEnemy): EnemyType | Faction =>
  isFactionToken(token) ? token : content.tokens.get(token)!.type;

function viewSurvivor(adventure: Adventure, survivor: Survivor, seat: Seat, viewer: Viewer): SurvivorView {
  // FB-INF-2: a winner shows its agendas; when the game is over nobody has anything left to hide. FB-RULING-84
  const knows = viewer === seat || adventure.state.ending !== null;
  return {
    ...survivor,
    agendas: survivor.agendas.map((agenda) => (knows || agenda === survivor.revealed ? agenda : null)),
    influence: knows && survivor.character !== null && !isAsOne(adventure) ? influenceOf(adventure, seat) : null, // NC-SCEN-2
  };
}

function viewTogether({
  goalDeck,
  upgradeDeck,
  modDeck,
  mutations,
  mutationDeck,
  activationDeck,
  ...open
}: Together): NonNullable<AdventureView['together']> {
  return {
    ...open,
    mutations: mutations.map(({ card, shown }) => (shown ? card : null)), // AB-SETUP-13
    goalsLeft: goalDeck.length,
    upgradesLeft: upgradeDeck.length,
    modsLeft: modDeck.length,
    mutationsLeft: mutationDeck.length,
    activationsLeft: activationDeck.length,
  };
}

/** What lies open of a game played together, with blanks for what does not. */
function openTogether(view: NonNullable<AdventureView['together']>): Together {
  const { mutations, goalsLeft, upgradesLeft, modsLeft, mutationsLeft, activationsLeft, ...open } = view;
  const blank = (count: number): string[] => Array<string>(count).fill('');
  return {
    ...open,
    mutations: mutations.map((card) => ({ card: card ?? '', shown: card !== null })),
    goalDeck: blank(goalsLeft),
    upgradeDeck: blank(upgradesLeft),
    modDeck: blank(modsLeft),
    mutationDeck: blank(mutationsLeft),
    activationDeck: blank(activationsLeft),
  };
}

function viewEncounter({ state, content }: Adventure): AdventureView['encounter'] {
  if (state.encounter === null) return null;
  const { seat, card, option, texts } = state.encounter;
  const { title, intro, options } = encounterCard(content, card);
  return { seat, card, title, intro, labels: options.map(({ label }) => label), option, texts };
}

function viewTrade(state: AdventureState, viewer: Viewer): AdventureView['trade'] {
  if (state.trade === null) return null;
  const { from, to, give, take, giveAgendas, takeAgendas, shown, promise } = state.trade;
  const sees = viewer === from || viewer === to;
  return {
    from,
    to,
    give: { ...give, agendas: giveAgendas.length },
    take: { ...take, agendas: takeAgendas },
    shown: sees ? shown.map((place) => state.survivors[from]!.agendas[place]!) : [],
    promise,
  };
}

/**
 * What lies open, as a position for pure questions: hidden cards and tokens are blank, so a question that looks at one of
 * them finds nothing.
 */
export function openPosition(view: AdventureView, content: AdventureContent): Adventure {
  const { lettersLeft: _letters, agendasLeft: _agendas, lootLeft: _loot, assetsLeft: _assets, ...open } = view;
  const blank = (count: number): string[] => Array<string>(count).fill('');
  return {
    content,
    state: {
      ...open,
      survivors: view.survivors.map(({ influence: _influence, ...survivor }) => ({
        ...survivor,
        agendas: survivor.agendas.map((agenda) => agenda ?? ''),
      })),
      map: view.map.map(({ tile, faceup }) => ({ tile: tile ?? '', faceup, seenBy: [] })),
      enemies: view.enemies.map(({ id, token, space, faceup }) => ({ id, token: token ?? '', space, faceup })),
      stacks: recordOf(ENEMY_TYPES, (type) => ({
        stack: blank(view.stacks[type].left),
        discard: [...view.stacks[type].discard],
      })),
      decks: recordOf(ENCOUNTER_BACKS, (back) => blank(view.decks[back])),
      letters: [],
      library: [],
      trashed: [],
      agendaDeck: blank(view.agendasLeft),
      lootDeck: blank(view.lootLeft),
      assetDeck: blank(view.assetsLeft),
      together: view.together === null ? null : openTogether(view.together),
      encounter: null,
      trade: null,
      counter: 0,
    },
  };
}

/** A deck in an order that depends on `random` alone. */
function redealDeck(random: Random, deck: string[]): void {
  deck.sort(byName);
  shuffleBy(random, deck);
}

const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Puts these values into these places in an order that depends on `random` alone, and not on the order before. */
function redeal(random: Random, places: readonly { get(): string; set(value: string): void }[]): void {
  const values = places.map((place) => place.get()).sort(byName);
  shuffleBy(random, values);
  for (const [i, place] of places.entries()) place.set(values[i]!);
}

const placesOf = (list: string[], at: readonly number[] = [...list.keys()]) =>
  at.map((i) => ({
    get: () => list[i]!,
    set: (value: string) => {
      list[i] = value;
    },
  }));

/** Another order of everything the seat cannot know. */
export function resample({ state, content }: Adventure, seat: Seat, random: Random): void {
  for (const deck of [state.lootDeck, state.assetDeck, ...Object.values(state.decks)]) redealDeck(random, deck);
  if (state.together !== null) {
    const { goalDeck, upgradeDeck, modDeck, mutationDeck, activationDeck, mutations } = state.together;
    for (const deck of [goalDeck, upgradeDeck, modDeck, activationDeck]) redealDeck(random, deck);
    const facedown = mutations.flatMap((mutation) =>
      mutation.shown
        ? []
        : [
            {
              get: () => mutation.card,
              set: (card: string) => {
                mutation.card = card;
              },
            },
          ],
    );
    redeal(random, [...placesOf(mutationDeck), ...facedown]); // AB-SETUP-13
  }
  const hands = state.survivors.flatMap(({ agendas, revealed }, other) => {
    const known = (place: number) =>
      other === seat ||
      agendas[place] === revealed ||
      (state.trade?.from === other && state.trade.to === seat && state.trade.shown.includes(place));
    return placesOf(
      agendas,
      [...agendas.keys()].filter((place) => !known(place)),
    );
  });
  redeal(random, [...placesOf(state.agendaDeck), ...hands]);
  for (const type of ENEMY_TYPES) {
    const hidden = state.enemies.filter(
      ({ token, faceup }) => !faceup && !isFactionToken(token) && content.tokens.get(token)!.type === type,
    );
    redeal(random, [
      ...placesOf(state.stacks[type].stack),
      ...hidden.map((enemy) => ({
        get: () => enemy.token,
        set: (token: string) => {
          enemy.token = token;
        },
      })),
    ]);
  }
  const { positions } = content.maps.get(state.scenario)!;
  for (const kind of ['dangerous', 'deadly'] as const)
    redeal(
      random,
      state.map.flatMap((place, i) =>
        place.faceup || positions[i]!.kind !== kind || place.seenBy.includes(seat)
          ? []
          : [
              {
                get: () => place.tile,
                set: (tile: string) => {
                  place.tile = tile;
                },
              },
            ],
      ),
    );
}
