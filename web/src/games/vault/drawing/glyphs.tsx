/** The icons of game-icons.net that the vault's drawings use. */

import ammonite from 'game-icon:ammonite-fossil';
import anchor from 'game-icon:anchor';
import audioCassette from 'game-icon:audio-cassette';
import balaclava from 'game-icon:balaclava';
import belt from 'game-icon:belt';
import brickWall from 'game-icon:brick-wall';
import bugleCall from 'game-icon:bugle-call';
import campfire from 'game-icon:campfire';
import cannedFish from 'game-icon:canned-fish';
import cannister from 'game-icon:cannister';
import chefToque from 'game-icon:chef-toque';
import compactDisc from 'game-icon:compact-disc';
import dinosaurRex from 'game-icon:dinosaur-rex';
import diploma from 'game-icon:diploma';
import firstAidKit from 'game-icon:first-aid-kit';
import flamethrower from 'game-icon:flamethrower';
import gears from 'game-icon:gears';
import hoodedFigure from 'game-icon:hooded-figure';
import horseshoe from 'game-icon:horseshoe';
import leak from 'game-icon:leak';
import notebook from 'game-icon:notebook';
import ogre from 'game-icon:ogre';
import person from 'game-icon:person';
import photoCamera from 'game-icon:photo-camera';
import pistolGun from 'game-icon:pistol-gun';
import plainPadlock from 'game-icon:plain-padlock';
import plug from 'game-icon:plug';
import pocketRadio from 'game-icon:pocket-radio';
import policeBadge from 'game-icon:police-badge';
import rat from 'game-icon:rat';
import rayGun from 'game-icon:ray-gun';
import ribbonMedal from 'game-icon:ribbon-medal';
import riotShield from 'game-icon:riot-shield';
import rubberBoot from 'game-icon:rubber-boot';
import sawedOffShotgun from 'game-icon:sawed-off-shotgun';
import scorpion from 'game-icon:scorpion';
import sittingDog from 'game-icon:sitting-dog';
import sleevelessJacket from 'game-icon:sleeveless-jacket';
import spikedBat from 'game-icon:spiked-bat';
import spottedBug from 'game-icon:spotted-bug';
import teapot from 'game-icon:teapot';
import tiedScroll from 'game-icon:tied-scroll';
import tripleClaws from 'game-icon:triple-claws';
import trophiesShelf from 'game-icon:trophies-shelf';
import westernHat from 'game-icon:western-hat';
import woodenCrate from 'game-icon:wooden-crate';
import woodenDoor from 'game-icon:wooden-door';
import wrench from 'game-icon:wrench';

export const GLYPHS = {
  ammonite,
  anchor,
  'brick-wall': brickWall,
  dinosaur: dinosaurRex,
  horseshoe,
  padlock: plainPadlock,
  person,
  teapot,
} as const;
/** Drawn by ourselves, in the same box. */
const OWN = {
  pipe: 'M104 344l64 64 240-240-64-64zM56 360l96 96-32 32-96-96zM360 56l96 96 32-32-96-96z',
  coin: 'M256 56a200 200 0 1 1-.1 0zM256 96a160 160 0 1 0 .1 0zM256 136l36 76 83 11-61 58 15 83-73-41-73 41 15-83-61-58 83-11z',
  darkBulb:
    'M256 32a152 152 0 0 1 88 276q-16 14-20 44H188q-4-30-20-44a152 152 0 0 1 88-276zM256 72a112 112 0 0 0-64 204l92-140-12 84h64l-40 60a112 112 0 0 0-40-208zM192 376h128v32H192zM200 424h112v24q-8 32-56 32t-56-32zM40 80l32-32 400 384-32 32z',
} as const;

/** By the item's id; a pack's own items get the gears. */
const ITEM_GLYPHS: Readonly<Record<string, string>> = {
  'pipe-club': OWN.pipe,
  'board-and-nails': spikedBat,
  'zip-pistol': pistolGun,
  'pump-shotgun': sawedOffShotgun,
  'beam-carbine': rayGun,
  'flame-sprayer': flamethrower,
  'riot-shield': riotShield,
  'patrol-dog': sittingDog,
  'work-overalls': sleevelessJacket,
  'rubber-boots': rubberBoot,
  'cooks-apron': chefToque,
  'tool-belt': belt,
  'blueprint-tube': tiedScroll,
  'trade-ledger': notebook,
  'ration-crate': woodenCrate,
  'spare-fuses': plug,
  'filter-cartridge': cannister,
  'first-aid-tin': firstAidKit,
  'lesson-tapes': audioCassette,
  'lucky-coin': OWN.coin,
  'door-wedge': woodenDoor,
  bugle: bugleCall,
  'office-badge': policeBadge,
  'toolbox-radio': pocketRadio,
  'snapshot-album': photoCamera,
  'trophy-shelf': trophiesShelf,
  'founders-plaque': ribbonMedal,
  'full-pantry': cannedFish,
  'gear-wall': wrench,
  'clean-record': diploma,
  'dance-records': compactDisc,
};
export const itemGlyph = (id: string): string => ITEM_GLYPHS[id] ?? gears;

/** By the threat's id without its copy number. */
const THREAT_GLYPHS: Readonly<Record<string, string>> = {
  'radroach-swarm': spottedBug,
  'burrowing-rats': rat,
  'raider-break-in': balaclava,
  'hollow-ones': ogre,
  'giant-scorpion': scorpion,
  'raider-captain': westernHat,
  deathclaw: tripleClaws,
  'cable-fire': campfire,
  'power-cut': OWN.darkBulb,
  'burst-pipe': leak,
  'stranger-at-the-door': hoodedFigure,
};
export const threatGlyph = (card: string): string => THREAT_GLYPHS[card.replace(/\.\d+$/, '')] ?? gears;

interface GlyphProps {
  readonly path: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
}

/** An icon inside a drawing; `x` and `y` are its middle. */
export function Glyph({ path, x = 0, y = 0, size, fill, opacity }: GlyphProps) {
  const scale = size / 512;
  return (
    <path
      d={path}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      fill={fill}
      opacity={opacity}
    />
  );
}
