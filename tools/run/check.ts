/** `npm run check`: what can be said about the code without running it. */
import { checks, total } from './sections.ts';

process.exitCode = total(await checks()).failed === 0 ? 0 : 1;
