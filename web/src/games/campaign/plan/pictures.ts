/** What a Structure looks like: by its family, for the three sizes of one are alike. */
import repair from 'game-icon:gear-hammer';
import barrel from 'game-icon:saloon-doors';
import binoculars from 'game-icon:binoculars';
import pot from 'game-icon:campfire';
import tent from 'game-icon:camping-tent';
import armor from 'game-icon:breastplate';
import clothes from 'game-icon:sleeveless-jacket';
import cow from 'game-icon:cow';
import desk from 'game-icon:round-table';
import flask from 'game-icon:erlenmeyer';
import aid from 'game-icon:first-aid-kit';
import meal from 'game-icon:chef-toque';
import meat from 'game-icon:canned-fish';
import newspaper from 'game-icon:newspaper';
import gun from 'game-icon:pistol-gun';
import generator from 'game-icon:power-generator';
import radio from 'game-icon:radio-tower';
import tools from 'game-icon:toolbox';
import trade from 'game-icon:shop';
import pump from 'game-icon:water-tower';
import well from 'game-icon:manual-water-pump';
import corn from 'game-icon:greenhouse';
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
