// Emitted from the schema by `npm run emit`: do not edit.
// biome-ignore-all format: kept as it is emitted
import type { AdventureState } from './state.ts';

function copyAdventureStateTurn(it: AdventureState['turn']): AdventureState['turn'] {
  return {
    seat: it.seat,
    actions: it.actions,
    points: it.points,
    opening: it.opening,
    visited: it.visited.slice(),
    kills: it.kills,
    rads: it.rads,
    handled: it.handled.slice(),
  };
}

function copySurvivorsTraits(it: AdventureState['survivors'][number]['traits'][number]): AdventureState['survivors'][number]['traits'][number] {
  return {
    trait: it.trait,
    locked: it.locked,
  };
}

function copySurvivorsTraitsList(it: AdventureState['survivors'][number]['traits']): AdventureState['survivors'][number]['traits'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySurvivorsTraits(copy[i]!);
  return copy;
}

function copySurvivorsCards(it: AdventureState['survivors'][number]['cards'][number]): AdventureState['survivors'][number]['cards'][number] {
  return {
    id: it.id,
    in: it.in,
    exhausted: it.exhausted,
  };
}

function copySurvivorsCardsList(it: AdventureState['survivors'][number]['cards']): AdventureState['survivors'][number]['cards'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySurvivorsCards(copy[i]!);
  return copy;
}

function copySurvivorsKept(it: AdventureState['survivors'][number]['kept'][number]): AdventureState['survivors'][number]['kept'][number] {
  return {
    card: it.card,
    as: it.as,
    slots: it.slots,
  };
}

function copySurvivorsKeptList(it: AdventureState['survivors'][number]['kept']): AdventureState['survivors'][number]['kept'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copySurvivorsKept(copy[i]!);
  return copy;
}

function copyAdventureStateSurvivors(it: AdventureState['survivors'][number]): AdventureState['survivors'][number] {
  return {
    character: it.character,
    space: it.space,
    hp: it.hp,
    rads: it.rads,
    xp: it.xp,
    caps: it.caps,
    letters: it.letters.slice(),
    traits: copySurvivorsTraitsList(it.traits),
    cards: copySurvivorsCardsList(it.cards),
    agendas: it.agendas.slice(),
    revealed: it.revealed,
    perks: it.perks.slice(),
    kept: copySurvivorsKeptList(it.kept),
    changes: it.changes,
    bargain: it.bargain,
    eliminated: it.eliminated,
  };
}

function copyAdventureStateSurvivorsList(it: AdventureState['survivors']): AdventureState['survivors'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateSurvivors(copy[i]!);
  return copy;
}

function copyAdventureStateMap(it: AdventureState['map'][number]): AdventureState['map'][number] {
  return {
    tile: it.tile,
    faceup: it.faceup,
    seenBy: it.seenBy.slice(),
  };
}

function copyAdventureStateMapList(it: AdventureState['map']): AdventureState['map'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateMap(copy[i]!);
  return copy;
}

function copyAdventureStateEnemies(it: AdventureState['enemies'][number]): AdventureState['enemies'][number] {
  return {
    id: it.id,
    token: it.token,
    space: it.space,
    faceup: it.faceup,
  };
}

function copyAdventureStateEnemiesList(it: AdventureState['enemies']): AdventureState['enemies'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateEnemies(copy[i]!);
  return copy;
}

function copyStacksCritter(it: AdventureState['stacks']['critter']): AdventureState['stacks']['critter'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksHuman(it: AdventureState['stacks']['human']): AdventureState['stacks']['human'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksRobot(it: AdventureState['stacks']['robot']): AdventureState['stacks']['robot'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksMonster(it: AdventureState['stacks']['monster']): AdventureState['stacks']['monster'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyStacksSupermutant(it: AdventureState['stacks']['super-mutant']): AdventureState['stacks']['super-mutant'] {
  return {
    stack: it.stack.slice(),
    discard: it.discard.slice(),
  };
}

function copyAdventureStateStacks(it: AdventureState['stacks']): AdventureState['stacks'] {
  return {
    critter: copyStacksCritter(it.critter),
    human: copyStacksHuman(it.human),
    robot: copyStacksRobot(it.robot),
    monster: copyStacksMonster(it.monster),
    'super-mutant': copyStacksSupermutant(it['super-mutant']),
  };
}

function copyAdventureStateDecks(it: AdventureState['decks']): AdventureState['decks'] {
  return {
    wasteland: it.wasteland.slice(),
    settlement: it.settlement.slice(),
    'vault-84': it['vault-84'].slice(),
    'vault-109': it['vault-109'].slice(),
  };
}

function copyAdventureStateQuests(it: AdventureState['quests'][number]): AdventureState['quests'][number] {
  return {
    card: it.card,
    counters: it.counters.slice(),
  };
}

function copyAdventureStateQuestsList(it: AdventureState['quests']): AdventureState['quests'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateQuests(copy[i]!);
  return copy;
}

function copyAdventureStateMarkers(it: AdventureState['markers'][number]): AdventureState['markers'][number] {
  return {
    name: it.name,
    colour: it.colour,
    card: it.card,
    space: it.space,
    portable: it.portable,
    carrier: it.carrier,
  };
}

function copyAdventureStateMarkersList(it: AdventureState['markers']): AdventureState['markers'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateMarkers(copy[i]!);
  return copy;
}

function copyAdventureStateCapsOnMap(it: AdventureState['capsOnMap'][number]): AdventureState['capsOnMap'][number] {
  return {
    space: it.space,
    card: it.card,
  };
}

function copyAdventureStateCapsOnMapList(it: AdventureState['capsOnMap']): AdventureState['capsOnMap'] {
  const copy = it.slice();
  for (let i = 0; i < copy.length; i += 1) copy[i] = copyAdventureStateCapsOnMap(copy[i]!);
  return copy;
}

function copyAdventureStatePower(it: AdventureState['power']): AdventureState['power'] {
  return {
    star: it.star,
    shield: it.shield,
  };
}

function copyAdventureStateEncounter(it: NonNullable<AdventureState['encounter']>): NonNullable<AdventureState['encounter']> {
  return {
    seat: it.seat,
    card: it.card,
    option: it.option,
    texts: it.texts.slice(),
    goes: it.goes,
  };
}

function copyTradeGive(it: NonNullable<AdventureState['trade']>['give']): NonNullable<AdventureState['trade']>['give'] {
  return {
    cards: it.cards.slice(),
    caps: it.caps,
  };
}

function copyTradeTake(it: NonNullable<AdventureState['trade']>['take']): NonNullable<AdventureState['trade']>['take'] {
  return {
    cards: it.cards.slice(),
    caps: it.caps,
  };
}

function copyAdventureStateTrade(it: NonNullable<AdventureState['trade']>): NonNullable<AdventureState['trade']> {
  return {
    from: it.from,
    to: it.to,
    give: copyTradeGive(it.give),
    take: copyTradeTake(it.take),
    giveAgendas: it.giveAgendas.slice(),
    shown: it.shown.slice(),
    takeAgendas: it.takeAgendas,
    promise: it.promise,
  };
}

function copyAdventureStateActivation(it: NonNullable<AdventureState['activation']>): NonNullable<AdventureState['activation']> {
  return {
    card: it.card,
    icons: it.icons.slice(),
  };
}

function copyAdventureStateEnding(it: NonNullable<AdventureState['ending']>): NonNullable<AdventureState['ending']> {
  return {
    winners: it.winners.slice(),
    by: it.by,
    factions: it.factions.slice(),
  };
}

export function copyAdventureState(it: AdventureState): AdventureState {
  return {
    phase: it.phase,
    scenario: it.scenario,
    round: it.round,
    first: it.first,
    turn: copyAdventureStateTurn(it.turn),
    survivors: copyAdventureStateSurvivorsList(it.survivors),
    map: copyAdventureStateMapList(it.map),
    enemies: copyAdventureStateEnemiesList(it.enemies),
    counter: it.counter,
    stacks: copyAdventureStateStacks(it.stacks),
    letters: it.letters.slice(),
    decks: copyAdventureStateDecks(it.decks),
    library: it.library.slice(),
    trashed: it.trashed.slice(),
    seen: it.seen.slice(),
    quests: copyAdventureStateQuestsList(it.quests),
    markers: copyAdventureStateMarkersList(it.markers),
    capsOnMap: copyAdventureStateCapsOnMapList(it.capsOnMap),
    power: copyAdventureStatePower(it.power),
    agendaDeck: it.agendaDeck.slice(),
    agendaDiscard: it.agendaDiscard.slice(),
    lootDeck: it.lootDeck.slice(),
    lootDiscard: it.lootDiscard.slice(),
    assetDeck: it.assetDeck.slice(),
    assetDiscard: it.assetDiscard.slice(),
    shop: it.shop.slice(),
    uniqueDeck: it.uniqueDeck.slice(),
    uniqueDiscard: it.uniqueDiscard.slice(),
    perkDeck: it.perkDeck.slice(),
    gone: it.gone.slice(),
    encounter: it.encounter === null ? null : copyAdventureStateEncounter(it.encounter),
    trade: it.trade === null ? null : copyAdventureStateTrade(it.trade),
    activation: it.activation === null ? null : copyAdventureStateActivation(it.activation),
    ending: it.ending === null ? null : copyAdventureStateEnding(it.ending),
  };
}
