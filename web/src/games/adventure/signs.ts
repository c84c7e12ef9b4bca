/** Small signs of the adventure's sheets. */
import bottleCap from 'game-icon:bottle-cap';
import breastplate from 'game-icon:breastplate';
import diploma from 'game-icon:diploma';
import firstAidKit from 'game-icon:first-aid-kit';
import gears from 'game-icon:gears';
import grenade from 'game-icon:grenade';
import hearts from 'game-icon:hearts';
import notebook from 'game-icon:notebook';
import person from 'game-icon:person';
import pistolGun from 'game-icon:pistol-gun';
import pocketRadio from 'game-icon:pocket-radio';
import sittingDog from 'game-icon:sitting-dog';
import sleevelessJacket from 'game-icon:sleeveless-jacket';
import spikedBat from 'game-icon:spiked-bat';
import syringe from 'game-icon:syringe';
import toolbox from 'game-icon:toolbox';
import vintageRobot from 'game-icon:vintage-robot';
import winchesterRifle from 'game-icon:winchester-rifle';
import type { ItemCard } from '@holotape/adventure/content';

export { bottleCap, hearts };

const KINDS: Readonly<Record<ItemCard['kind'], string>> = {
  weapon: spikedBat,
  apparel: sleevelessJacket,
  companion: person,
  aid: firstAidKit,
  drug: syringe,
  magazine: notebook,
  grenade,
  tool: toolbox,
  junk: gears,
  ability: diploma,
  event: pocketRadio,
};

/** The picture of a card, from what it is. */
export function itemSign({ kind, ranged, letters, armor, robot, name }: ItemCard): string {
  if (kind === 'weapon' && ranged) return letters.length > 2 ? winchesterRifle : pistolGun;
  if (kind === 'apparel') return armor > 1 ? breastplate : sleevelessJacket;
  if (kind === 'companion') return robot ? vintageRobot : /dog|hound/i.test(name) ? sittingDog : person;
  return KINDS[kind];
}
