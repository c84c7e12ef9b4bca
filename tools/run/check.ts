/** `npm run check`: what can be said about the code without running it. */
import { imports, lint, ruleLint, section, total, types } from './sections.ts';

const tallies = [
  await section('Lint and format', lint),
  await section('Imports and exports', imports),
  await section('Types', types),
  await section('Rule lint', ruleLint),
];
process.exitCode = total(tallies).failed === 0 ? 0 : 1;
