/** Which scene a room has. */
import type { RoomScene } from '../kit.tsx';
import * as homes from './homes.tsx';
import * as lessons from './lessons.tsx';
import * as supplies from './supplies.tsx';
import * as top from './top-level.tsx';

const SCENES: Readonly<Record<string, RoomScene>> = {
  wasteland: top.wasteland,
  'vault-door': top.vaultDoor,
  'power-generator': top.powerGenerator,
  'water-treatment': top.waterTreatment,
  'overseers-office': top.overseersOffice,
  diner: top.diner,

  'community-gardens': supplies.communityGardens,
  'mushroom-cellar': supplies.mushroomCellar,
  'bottling-line': supplies.bottlingLine,
  canteen: supplies.canteen,
  'reactor-annex': supplies.reactorAnnex,
  'deep-well': supplies.deepWell,
  'store-room': supplies.storeRoom,
  'machine-shop': supplies.machineShop,
  'gun-bench': supplies.gunBench,
  'recycling-bay': supplies.recyclingBay,
  'herb-clinic': supplies.herbClinic,

  'target-range': lessons.targetRange,
  'weight-hall': lessons.weightHall,
  'fitness-room': lessons.fitnessRoom,
  'running-track': lessons.runningTrack,
  'study-hall': lessons.studyHall,
  laboratory: lessons.laboratory,
  'radio-booth': lessons.radioBooth,
  'tunnel-airlock': lessons.tunnelAirlock,
  'council-chamber': lessons.councilChamber,

  lounge: homes.lounge,
  'game-room': homes.gameRoom,
  'living-quarters': homes.livingQuarters,
  dormitory: homes.dormitory,
  infirmary: homes.infirmary,
  'film-theatre': homes.filmTheatre,
  'hair-parlour': homes.hairParlour,
  'sewing-shop': homes.sewingShop,
  'quiet-room': homes.quietRoom,
  'sky-lamp-dome': homes.skyLampDome,
};

export const sceneOf = (room: string): RoomScene => SCENES[room] ?? homes.plainRoom;
