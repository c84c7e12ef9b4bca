/** The games the terminal can show: a line for each. */
import type { AnyGame } from '@holotape/kernel';
import { adventureFace } from './adventure/face.ts';
import { campaignFace } from './campaign/face.ts';
import type { Face } from './face.ts';
import { skirmishFace } from './skirmish/face.ts';
import { vaultFace } from './vault/face.ts';

const FACES: Readonly<Record<string, Face>> = {
  vault: vaultFace,
  adventure: adventureFace,
  skirmish: skirmishFace,
  campaign: campaignFace,
};

export function faceOf(game: AnyGame): Face {
  const face = FACES[game.id];
  if (face === undefined) throw new Error(`The terminal cannot show "${game.id}" yet.`);
  return face;
}
