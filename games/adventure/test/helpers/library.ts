/** The printed cards that come with the game: the core set and the pack that makes its decks longer. */
import { fileURLToPath } from 'node:url';
import { readFolder } from '@holotape/shelf/read-folder';
import { readAdventureContent } from '../../index.ts';
import type { EncounterCard, LibraryCard, QuestCard } from '../../printed/cards.ts';
import { coreFiles } from './adventure.ts';

const expansionFiles = readFolder(fileURLToPath(new URL('../../expansion', import.meta.url)));
export const libraryFiles = [coreFiles, expansionFiles];
export const libraryContent = readAdventureContent(libraryFiles);

export const isQuest = (card: LibraryCard): card is QuestCard => card.back === 'quest';
export const cards = [...libraryContent.cards.values()];
export const quests = cards.filter(isQuest);
export const encounters = cards.filter((card): card is EncounterCard => !isQuest(card));
