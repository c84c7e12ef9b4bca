/** Pictures of workshop upgrades, by what they are. */
import bed from 'game-icon:bed';
import campfire from 'game-icon:campfire';
import campingTent from 'game-icon:camping-tent';
import firstAidKit from 'game-icon:first-aid-kit';
import gears from 'game-icon:gears';
import grenade from 'game-icon:grenade';
import notebook from 'game-icon:notebook';
import oldWagon from 'game-icon:old-wagon';
import pistolGun from 'game-icon:pistol-gun';
import pocketRadio from 'game-icon:pocket-radio';
import powerGenerator from 'game-icon:power-generator';
import stoneTower from 'game-icon:stone-tower';
import toolbox from 'game-icon:toolbox';
import village from 'game-icon:village';
import waterTower from 'game-icon:water-tower';

const SIGNS: Readonly<Record<string, string>> = {
  'water-still': waterTower,
  'bunk-house': bed,
  'watch-post': stoneTower,
  'far-post': campingTent,
  'trade-stall': village,
  'tool-bench': toolbox,
  'arms-locker': pistolGun,
  'scrap-yard': gears,
  'radio-beacon': pocketRadio,
  generator: powerGenerator,
  'garden-plot': campfire,
  'school-room': notebook,
  'mine-field': grenade,
  'supply-line': oldWagon,
  clinic: firstAidKit,
};

export const upgradeSign = (id: string): string => SIGNS[id] ?? campingTent;
