/** Drawings of game-icons.net by the names that tiles, enemies and encounters have in the content. */
import airtightHatch from 'game-icon:airtight-hatch';
import anvil from 'game-icon:anvil';
import archBridge from 'game-icon:arch-bridge';
import balaclava from 'game-icon:balaclava';
import barrier from 'game-icon:barrier';
import beveledStar from 'game-icon:beveled-star';
import bunker from 'game-icon:bunker';
import busDoors from 'game-icon:bus-doors';
import cactus from 'game-icon:cactus';
import cage from 'game-icon:cage';
import campfire from 'game-icon:campfire';
import campingTent from 'game-icon:camping-tent';
import castle from 'game-icon:castle';
import checkedShield from 'game-icon:checked-shield';
import chemicalTank from 'game-icon:chemical-tank';
import church from 'game-icon:church';
import cityCar from 'game-icon:city-car';
import claw from 'game-icon:claw';
import coalWagon from 'game-icon:coal-wagon';
import congress from 'game-icon:congress';
import crystalCluster from 'game-icon:crystal-cluster';
import damagedHouse from 'game-icon:damaged-house';
import deadWood from 'game-icon:dead-wood';
import factory from 'game-icon:factory';
import familyHouse from 'game-icon:family-house';
import gasMask from 'game-icon:gas-mask';
import gasPump from 'game-icon:gas-pump';
import gate from 'game-icon:gate';
import gears from 'game-icon:gears';
import greenhouse from 'game-icon:greenhouse';
import harborDock from 'game-icon:harbor-dock';
import hills from 'game-icon:hills';
import house from 'game-icon:house';
import hut from 'game-icon:hut';
import lantern from 'game-icon:lantern';
import manualWaterPump from 'game-icon:manual-water-pump';
import meteorImpact from 'game-icon:meteor-impact';
import oasis from 'game-icon:oasis';
import obelisk from 'game-icon:obelisk';
import observatory from 'game-icon:observatory';
import ogre from 'game-icon:ogre';
import oilDrum from 'game-icon:oil-drum';
import oilRig from 'game-icon:oil-rig';
import oldWagon from 'game-icon:old-wagon';
import pipeOrgan from 'game-icon:pipe-organ';
import powerGenerator from 'game-icon:power-generator';
import radioactive from 'game-icon:radioactive';
import roundSilo from 'game-icon:round-silo';
import saloonDoors from 'game-icon:saloon-doors';
import shop from 'game-icon:shop';
import spottedBug from 'game-icon:spotted-bug';
import stonePile from 'game-icon:stone-pile';
import stoneTower from 'game-icon:stone-tower';
import tyre from 'game-icon:tyre';
import village from 'game-icon:village';
import vintageRobot from 'game-icon:vintage-robot';
import walkingBoot from 'game-icon:walking-boot';
import warehouse from 'game-icon:warehouse';
import waterTower from 'game-icon:water-tower';
import well from 'game-icon:well';
import windTurbine from 'game-icon:wind-turbine';
import windmill from 'game-icon:windmill';
import woodenFence from 'game-icon:wooden-fence';
import type { EnemyType, Faction } from '@holotape/adventure/words';

/** The picture of a place, by the `look` of its space in tiles.yaml. */
export const PLACES: Readonly<Record<string, string>> = {
  'airtight-hatch': airtightHatch,
  anvil,
  'arch-bridge': archBridge,
  barrier,
  bunker,
  'bus-doors': busDoors,
  cage,
  campfire,
  'camping-tent': campingTent,
  castle,
  'chemical-tank': chemicalTank,
  church,
  'coal-wagon': coalWagon,
  congress,
  'crystal-cluster': crystalCluster,
  'damaged-house': damagedHouse,
  factory,
  'family-house': familyHouse,
  'gas-pump': gasPump,
  gate,
  gears,
  greenhouse,
  'harbor-dock': harborDock,
  house,
  hut,
  lantern,
  'manual-water-pump': manualWaterPump,
  'meteor-impact': meteorImpact,
  oasis,
  obelisk,
  observatory,
  'oil-drum': oilDrum,
  'oil-rig': oilRig,
  'pipe-organ': pipeOrgan,
  'power-generator': powerGenerator,
  'round-silo': roundSilo,
  'saloon-doors': saloonDoors,
  shop,
  'stone-tower': stoneTower,
  village,
  warehouse,
  'water-tower': waterTower,
  well,
  'wind-turbine': windTurbine,
  windmill,
};

/** For a place of a pack that names none. */
export const ANY_PLACE = damagedHouse;

export const ENEMIES: Readonly<Record<EnemyType, string>> = {
  human: balaclava,
  critter: spottedBug,
  robot: vintageRobot,
  monster: claw,
  'super-mutant': ogre,
};

export const FACTION_SIGNS: Readonly<Record<Faction, string>> = { star: beveledStar, shield: checkedShield };

/** One small thing on open ground. */
export const LITTLE_THINGS = [cactus, stonePile, oldWagon, gasMask, tyre, deadWood, woodenFence, cityCar] as const;

export { hills, radioactive, walkingBoot };
