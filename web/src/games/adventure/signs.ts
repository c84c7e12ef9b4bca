/** Small signs of the adventure's sheets. */
import backpack from 'game-icon:backpack';
import bottleCap from 'game-icon:bottle-cap';
import breastplate from 'game-icon:breastplate';
import cardPick from 'game-icon:card-pick';
import gearHammer from 'game-icon:gear-hammer';
import grenade from 'game-icon:grenade';
import hearts from 'game-icon:hearts';
import leatherVest from 'game-icon:leather-vest';
import medicines from 'game-icon:medicines';
import newspaper from 'game-icon:newspaper';
import person from 'game-icon:person';
import pistolGun from 'game-icon:pistol-gun';
import pocketRadio from 'game-icon:pocket-radio';
import sittingDog from 'game-icon:sitting-dog';
import spikedBat from 'game-icon:spiked-bat';
import syringe from 'game-icon:syringe';
import toolbox from 'game-icon:toolbox';
import vintageRobot from 'game-icon:vintage-robot';
import winchesterRifle from 'game-icon:winchester-rifle';
import type { ItemCard } from '@holotape/adventure/content';

export { bottleCap, hearts };

const KINDS: Readonly<Record<ItemCard['kind'], string>> = {
  weapon: spikedBat,
  apparel: leatherVest,
  companion: person,
  aid: medicines,
  drug: syringe,
  magazine: newspaper,
  grenade,
  tool: toolbox,
  junk: gearHammer,
  ability: cardPick,
  event: pocketRadio,
};

/** The picture of a card, from what it is. */
export function itemSign({ kind, ranged, letters, armor, robot, name, slots }: ItemCard): string {
  if (kind === 'weapon' && ranged) return letters.length > 2 ? winchesterRifle : pistolGun;
  if (kind === 'apparel') return armor > 1 ? breastplate : slots > 0 ? backpack : leatherVest;
  if (kind === 'companion') return robot ? vintageRobot : /dog|hound/i.test(name) ? sittingDog : person;
  return KINDS[kind];
}
