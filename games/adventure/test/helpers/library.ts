/** The printed cards that come with the game. */
import { readAdventureContent } from '../../index.ts';
import type { EncounterCard, LibraryCard, QuestCard } from '../../printed/cards.ts';
import { coreFiles } from './adventure.ts';

export const libraryFiles = [coreFiles];
export const libraryContent = readAdventureContent(libraryFiles);

export const isQuest = (card: LibraryCard): card is QuestCard => card.back === 'quest';
export const cards = [...libraryContent.cards.values()];
export const quests = cards.filter(isQuest);
export const encounters = cards.filter((card): card is EncounterCard => !isQuest(card));
