/** What the other side is asked, as the end of "Waiting for Ben ...". Pure. */
import { r } from './words.ts';

/** By how a question's name begins, the longer beginnings first. */
const WAITS = [
  ['turn.ready', 'ready'],
  ['turn.use', 'use'],
  ['turn', 'next'],
  ['action', 'action'],
  ['move', 'move'],
  ['charge', 'move'],
  ['slide', 'move'],
  ['shoot', 'attack'],
  ['throw', 'attack'],
  ['strike', 'attack'],
  ['attack', 'attack'],
  ['react', 'react'],
  ['luck', 'luck'],
  ['marker.place', 'place'],
  ['crop', 'action'],
  ['wander', 'move'],
  ['name', 'deploy'],
  ['force', 'deploy'],
  ['priority', 'deploy'],
  ['carried', 'deploy'],
  ['points', 'action'],
  ['missile', 'attack'],
  ['wall', 'place'],
  ['turret', 'place'],
  ['mine', 'place'],
  ['terrain', 'place'],
  ['assign', 'deploy'],
  ['prize', 'action'],
  ['deploy', 'deploy'],
] as const;

export function waitsFor(ask: string): string | undefined {
  if (ask.endsWith('.roll')) return r('wait.roll');
  const found = WAITS.find(([begins]) => ask === begins || ask.startsWith(`${begins}.`));
  return found && r(`wait.${found[1]}`);
}
