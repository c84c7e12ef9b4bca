/** Campaigns for tests: with the cards of the box, and houses as a test wants them. */
import { fileURLToPath } from 'node:url';
import { readFolder } from '@holotape/shelf/read-folder';
import { campaignGame } from '../../campaign/index.ts';
import { readSkirmishContent } from '../../index.ts';

const box = readFolder(fileURLToPath(new URL('../../content/', import.meta.url)));

const content = readSkirmishContent([box]);
export const campaign = campaignGame(content);
