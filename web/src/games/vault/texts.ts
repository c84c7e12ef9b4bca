/** The game's texts as this screen prints them: where something lies on the board need not be spelt out. */
import type { Printer, Texts } from '@holotape/kernel/text';
import type { VaultContent } from '@holotape/vault/content';
import { texts } from '@holotape/vault/texts';
import { parseSpace } from './layout.ts';
import { sideName } from './words.ts';

/** "the Diner, left", "the Raider Break-in", "the elevator, upper space". */
const where: Printer<VaultContent> = (value, content) => {
  const at = value as { space: string; room: string | null; threat: string | null };
  const side = sideName(parseSpace(at.space)?.at ?? 0);
  if (at.threat !== null) return `the ${content.threats.get(at.threat)?.name ?? at.threat}`;
  if (at.room !== null) return `the ${content.rooms.get(at.room)?.name ?? at.room}, ${side}`;
  return `the ${at.space.startsWith('top') ? 'top elevator' : 'elevator'}, ${side}`;
};

export const vaultTexts: Texts<VaultContent> = { ...texts, printers: { ...texts.printers, where } };
