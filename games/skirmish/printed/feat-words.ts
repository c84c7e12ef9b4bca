/** The words of the abilities in feats.ts. */
import type { z } from 'zod';
import type { featFields } from './feats.ts';
import { list, words } from './wording.ts';

type Feats = { readonly [F in keyof typeof featFields]: NonNullable<z.infer<(typeof featFields)[F]>> };

const DECKS: Readonly<Record<string, string>> = {
  items: 'item',
  dangers: 'Danger',
  creatures: 'Creature',
  strangers: 'Stranger',
};

const diceWords = (dice: readonly string[]): string => list(dice.map((die) => `a ${die} die`));

export const FEAT_WORDS: { readonly [F in keyof Feats]: (value: Feats[F]) => string[] } = {
  flies: () => ['climbable terrain counts as normal'],
  redraws: ({ of, by }) => [
    `${by === 'luck' ? 'a Luck Token may be spent to redraw' : 'once per battle may redraw'} one ${list(
      of.map((deck) => DECKS[deck]!),
      'or',
    )} card`,
  ],
  wrestles: (by) => [
    `against a single engaged enemy both attack at ${by}, and disengaging from it is Difficult Terrain`,
  ],
  'shifts-throws': (range) => [`unengaged, may shift a throw that lands within ${words(range)} by ${words(range)}`],
  tinkers: ({ draws, keeps }) => [
    `at set-up ${draws} Mods are drawn, and ${keeps} of them fitted to friendly weapons without one`,
  ],
  hooked: () => ['at set-up one equipped chem gains a use, and a chem is taken whenever none is in effect'],
  shields: (by) => [`once per round +${by} physical armor for one of them`],
  inhibits: () => ['own turrets do not fire at own models'],
  ropes: (range) => [
    `as an Action at an edge, once: a line down to the next surface, ${words(range)} at most; climbing there needs no test`,
  ],
  watches: ({ health, within }) => [
    `as an Action it is placed, with Health ${health}: all friends notice Triggers within ${words(within)} and in sight of it`,
  ],
  calls: ({ faction, area, value, damage, dice, enemies }) => [
    `in a force of the ${words(faction)}, thrown as an Action without scatter; at the end of the next round every ${
      enemies ? 'unengaged enemy' : 'model'
    } under the open sky in a ${words(area)} area is attacked: Heavy ${value}, ${damage} physical damage and ${diceWords(dice)}`,
  ],
  overrides: () => ['as an Action in contact with a car, once: its meltdown is stopped for good, or started'],
  bolts: ({ color }) => [
    `once per activation, if hit by an attack or aware of one, it moves ${words(color)} away from the attacker and tramples`,
  ],
  studied: (boosts) => [
    `${boosts} Armor Boosts after set-up if the enemy has a unit type already observed in the Battle Codex quest`,
  ],
  foresees: ({ start, each, chem }) => [
    `foresight: ${start} points at set-up and ${each} per activation, ${chem} with a chem active, spent on looking at cards and markers, on deploying last, on Reactions before their Trigger and on taking back an Action that rolled X`,
  ],
};
