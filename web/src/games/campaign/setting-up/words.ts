import { speaker } from '../../../text/index.ts';
import { en } from './en.ts';

export const w = speaker(en);
