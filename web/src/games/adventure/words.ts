/** Names and phrases of the adventure, from its content and the message file. Pure. */
import { speaker } from '../../text/index.ts';
import { en } from './en.ts';

export const a = speaker(en);
