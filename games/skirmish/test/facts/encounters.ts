/** Danger, Creature, Stranger and Event cards in the notation of the tables. */
import type { Danger, EventCard, EventEffect, Outcome, StrangerCard } from '../../content.ts';

import type { ConsequenceCard } from '../../printed/consequences.ts';
import { damageCell, diceCell, orNone } from './notation.ts';

function outcomeCell(outcome: Outcome): string {
  switch (outcome.does) {
    case 'damage': {
      const { type, amount, area, dice = [], within, inside, delayed, powerArmor, ifHurt, ifShown } = outcome;
      return [
        damageCell({ type, amount, ...(area === undefined ? {} : { area }) }),
        ...(inside === undefined ? [] : [`inside orange +${inside}`]),
        ...(dice.length === 0 ? [] : [`dice ${diceCell(dice)}`]),
        ...(within === undefined ? [] : [`to every model within ${within}`]),
        ...(powerArmor === undefined ? [] : [`+${powerArmor} in power armor`]),
        ...(ifHurt === undefined ? [] : [`if damage caused: ${ifHurt}`]),
        ...(ifShown === undefined ? [] : [`${ifShown.icon}>${ifShown.condition}`]),
        ...(delayed ? ['after its next activation'] : []),
      ].join(', ');
    }
    case 'condition':
      return outcome.condition;
    case 'chance':
      return `${outcome.icon} on a ${outcome.die} die>${outcome.condition}`;
    case 'move':
      return `may move ${outcome.color}`;
    case 'scatter':
      return `moved ${outcome.color} in a random direction`;
    case 'fall':
      return `falls ${outcome.color}`;
    case 'draw':
      return `1 ${outcome.deck}${outcome.of === 1 ? '' : ` of ${outcome.of}`}${outcome.common ? ' (no unique)' : ''}`;
    case 'item':
      return `gain ${outcome.item}`;
    case 'caps':
      return `${outcome.amount} caps if it survives`;
    case 'alarm':
      return `Reaction marker for every enemy within ${outcome.within}`;
    case 'appears':
      return `neutral ${outcome.unit} at ${outcome.at}${outcome.health === undefined ? '' : ', half Health'}`;
    case 'treat':
      return `${outcome.heals} d or all conditions of one model in contact`;
    case 'look':
      return `look at Investigation markers within ${outcome.within} or at ${outcome.boosts} of the opponent's Boosts`;
    case 'gossip':
      return `opponent looks at ${outcome.boosts} Boosts`;
    case 'letter':
      return `${outcome.amount} caps if it survives, else for whoever removes it`;
    case 'shot':
      return `shot at ${outcome.at === 'enemy' ? `an enemy in LoS within ${outcome.within}` : 'the asking model'}: ${outcome.value}, P${outcome.damage}, dice ${diceCell(outcome.dice)}`;
    case 'joins':
      return `friendly ${outcome.unit} from next round`;
    case 'foretells':
      return `look at ${outcome.cards} Event cards${outcome.sorts ? ', return in any order' : ''}`;
    case 'follows':
      return `follows, ${outcome.caps} caps at the own edge`;
    case 'extra-item':
      return '1 extra item, or 1 Boost';
    case 'luck':
      return `${outcome.tokens} Luck token`;
    default:
      return outcome.does;
  }
}

const outcomes = (all: readonly Outcome[]): string => orNone(all.map(outcomeCell).join(', then '));

export function dangerDone({ test, bonus, sure = [], success, failure }: Danger): string {
  if (test === undefined) return outcomes(failure);
  const asked = `${test.join(' or ')}${bonus === undefined ? '' : ` +${bonus}`}`;
  const easy = sure.length === 0 ? '' : ` (${sure.join(', ')} automatic)`;
  return `${asked}${easy}: ${outcomes(success)}; failed: ${outcomes(failure)}`;
}

export function strangerDone({ test, price, caps, free, success, failure, again }: StrangerCard): string {
  const asked = [
    ...(test === undefined ? [] : [test.join(' or ')]),
    ...(price === undefined ? [] : [`1 ${price}`]),
    ...(caps === undefined ? [] : [`${caps} caps`]),
    ...(free ? ['company'] : []),
  ];
  const failed = test === undefined ? '' : `; failed: ${outcomes(failure)}${again ? ', may try again' : ''}`;
  return `${asked.join(', or ')}: ${outcomes(success)}${failed}`;
}

function eventCell(effect: EventEffect): string {
  switch (effect.does) {
    case 'no-long-range':
      return 'no long-range attacks';
    case 'long-range':
      return `long-range attacks at ${effect.by}`;
    case 'shorter':
      return `${effect.of} one color shorter`;
    case 'no-fire':
      return 'fires go out and none can be gained';
    case 'no-reactions':
      return 'all Reaction markers are discarded';
    case 'stranger':
      return 'Stranger at the center';
    case 'crate':
      return `Item Searchable at ${effect.color} from the center in a random direction`;
    case 'few-points':
      return `each model may use at most ${effect.most} action point`;
    case 'dice':
      return `${effect.type} attacks +${effect.dice.length} ${effect.dice[0]}`;
    case 'shocks':
      return `a ${effect.types.join(', ')} or power armor wearer that shows a ${effect.icon} on a blue die at the end of its activation is Stunned`;
    case 'farther-triggers':
      return 'trigger distances are one ruler longer';
    case 'elevated-shots':
      return `Elevated models are at ${effect.by} to shoot`;
    case 'cloud':
      return `a random model and every model within ${effect.within} of it are at ${effect.by} on all skills (${effect.not.join(', ')} and power armor wearers ignore it)`;
    case 'roar':
      return `each Leader tests ${effect.test}; on a failure the opponent puts a ${effect.by} marker (next action) on one of that player's models without battle cry immunity`;
    case 'relief':
      return 'each player removes one condition from one own model';
    case 'farther-scatter':
      return 'scatter one color longer (Orange at least)';
    case 'beasts':
      return `2 neutral ${effect.unit} at ${effect.color} from the center in opposite random directions`;
    case 'caps':
      return `the model nearest the center gains ${effect.amount} caps, or its player a Boost`;
    case 'no-sight':
      return `no LoS beyond ${effect.beyond}`;
    case 'only-seen':
      return 'nothing is a trigger unless seen';
    case 'lightning':
      return `start and end of the round: the highest model not under cover takes ${harmCell(effect)}`;
    case 'fallout':
      return `end of round: models not under cover take ${harmCell(effect)}`;
    case 'stampede':
      return `line from a random edge through a point scattered ${effect.scatter}: models within ${effect.within} test ${effect.test}: fail = ${harmCell(effect)} and Stun, success = moved clear`;
    case 'glare':
      return `random edge: shots towards that edge are at ${effect.by}`;
    case 'slippery':
      return `climb tests at ${effect.by}`;
    case 'no-run-up':
      return 'a Charge that crosses difficult terrain gives no Charge bonus';
    case 'gun':
      return `${effect.turret} at the center, removed at end of round`;
  }
}

type Harm = Pick<Extract<EventEffect, { does: 'lightning' }>, 'type' | 'amount' | 'dice'>;
const harmCell = ({ type, amount, dice = [] }: Harm): string =>
  `${damageCell({ type, amount })}${dice.length === 0 ? '' : ` + ${diceCell(dice)}`}`;

/** How long it lasts, where that is not the round. */
const staysCell = ({ stays, removed }: EventCard): string[] => [
  ...(stays === undefined
    ? []
    : 'rounds' in stays
      ? [`${stays.rounds} rounds`]
      : 'until' in stays
        ? ['discarded on the Luck side of a token at the end of a round']
        : [`stays on 1-${stays['red-at-most']} of the red die`]),
  ...(removed ? ['the card is removed'] : []),
];

export const eventDone = (card: EventCard): string =>
  card.effects.length === 0 ? 'no effect' : orNone([...card.effects.map(eventCell), ...staysCell(card)].join('; '));

/** What a Consequence does when it comes up. */
export function consequenceDone({ effect }: ConsequenceCard): string {
  switch (effect.does) {
    case 'attack':
      return `an attack on a model of its owner's choice: ${effect.value}, P${effect.damage}, armor reduction ${effect.reduction}`;
    case 'ready':
      return 'one model is Ready at once';
    case 'look-ahead':
      return `look at the next ${effect.cards} Events, one goes under the deck`;
    case 'shift':
      return `one unengaged model moves up to ${effect.color}`;
    case 'test':
      return `the Leader tests ${effect.test}`;
    case 'over':
      return 'over';
  }
}
