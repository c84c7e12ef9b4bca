/** What flies when lines of the log are new: cubes to tracks and back, happiness, items. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import { RESOURCES } from '@holotape/vault/printed/icons';
import type { TokenName } from './token-names.ts';

/** A place on the screen things fly from and to. */
export type Port =
  | { readonly at: 'space'; readonly id: string }
  /** A track of one's own tray, or the others' row. */
  | { readonly at: 'seat'; readonly seat: number; readonly track: string }
  | { readonly at: 'item'; readonly id: string };

export interface Flight {
  readonly token: TokenName;
  readonly from: Port;
  readonly to: Port;
}

/** More than this at once says nothing any more. */
const MOST = 10;

export function flightsOf(log: readonly LogLine[], from: number): Flight[] {
  const flights: Flight[] = [];
  let space: string | undefined;
  log.forEach((line, i) => {
    const args = (line.args ?? {}) as Readonly<Record<string, unknown>>;
    const seat = args.seat as number;
    if (line.say === 'place') space = (args.where as { readonly space: string }).space;
    // A recall ends what placements can be the source of.
    if (line.say === 'step.recall' || line.say === 'round') space = undefined;
    if (i < from) return;
    const home = (track: string): Port => ({ at: 'seat', seat, track });
    const source: Port | undefined = space === undefined ? undefined : { at: 'space', id: space };
    if (source === undefined) return;
    if (line.say === 'gain' || line.say === 'gain.lost')
      for (let n = 0; n < (args.gained as number); n += 1)
        flights.push({ token: args.resource as TokenName, from: source, to: home(args.resource as string) });
    else if (line.say === 'gain.happiness')
      for (let n = 0; n < (args.count as number); n += 1)
        flights.push({ token: 'happiness', from: source, to: home('happiness') });
    else if (line.say === 'pay') {
      const cubes = args.cubes as Readonly<Record<string, number>>;
      for (const resource of RESOURCES)
        for (let n = 0; n < (cubes[resource] ?? 0); n += 1)
          flights.push({ token: resource, from: home(resource), to: source });
    } else if (line.say === 'item.gained')
      flights.push({ token: 'item', from: { at: 'item', id: args.item as string }, to: home('items') });
  });
  return flights.slice(0, MOST);
}
