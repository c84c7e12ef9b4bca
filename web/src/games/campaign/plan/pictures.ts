/** What a Structure looks like: by its family, for the three sizes of one are alike. */

import binoculars from 'game-icon:binoculars';
import armor from 'game-icon:breastplate';
import pot from 'game-icon:campfire';
import tent from 'game-icon:camping-tent';
import meat from 'game-icon:canned-fish';
import meal from 'game-icon:chef-toque';
import cow from 'game-icon:cow';
import flask from 'game-icon:erlenmeyer';
import aid from 'game-icon:first-aid-kit';
import repair from 'game-icon:gear-hammer';
import corn from 'game-icon:greenhouse';
import well from 'game-icon:manual-water-pump';
import newspaper from 'game-icon:newspaper';
import gun from 'game-icon:pistol-gun';
import generator from 'game-icon:power-generator';
import radio from 'game-icon:radio-tower';
import desk from 'game-icon:round-table';
import barrel from 'game-icon:saloon-doors';
import trade from 'game-icon:shop';
import clothes from 'game-icon:sleeveless-jacket';
import tools from 'game-icon:toolbox';
import pump from 'game-icon:water-tower';
import crate from 'game-icon:wooden-crate';

const FAMILIES: readonly (readonly [beginning: string, icon: string])[] = [
  ['generator', generator],
  ['water-pump', well],
  ['water-purifier', pump],
  ['crop-field', corn],
  ['meat-bags', meat],
  ['weapons', gun],
  ['armor', armor],
  ['power-armor', repair],
  ['chemistry', flask],
  ['cooking', pot],
  ['scavenging', crate],
  ['trading', trade],
  ['clothing', clothes],
  ['drink', barrel],
  ['bar', barrel],
  ['restaurant', meal],
  ['first-aid', aid],
  ['clinic', aid],
  ['surgery', aid],
  ['listening', radio],
  ['ranger', binoculars],
  ['scout', tent],
  ['stores', crate],
  ['maintenance', tools],
  ['brahmin', cow],
  ['operations', desk],
  ['leaders', desk],
];

/** What is read in a Settlement, if it is nothing else. */
export const pictureOf = (card: string): string =>
  FAMILIES.find(([beginning]) => card === beginning || card.startsWith(`${beginning}-`))?.[1] ?? newspaper;
