/** From the wish to a table: in this browser, or on the server when a friend comes by link. */
import { act, callMe, makeTable } from '../../client/api.ts';
import { toast } from '../../design/toasts.tsx';
import type { Wish } from '../../games/setting-up.ts';
import { currentSettings } from '../../settings/settings.ts';
import { copyText } from '../../shell/copy.ts';
import { t } from '../../text/index.ts';
import { type GameToSetUp, STAND_IN, tableOf } from './wish.ts';

/** What everybody at this screen is called. */
function namesOf(wish: Wish): string[] {
  const me = currentSettings().name || t('name.none');
  let others = 1;
  return wish.seats.map(({ sitter, name }) => {
    if (name.trim() !== '') return name.trim();
    if (sitter === 'you') return me;
    others += 1;
    return t('seat.guest', { n: others });
  });
}

/** Opens the table in this browser; play begins at once. Resolves to where it is. */
export async function openHere(wish: Wish, game: GameToSetUp): Promise<string> {
  const { makeLocal } = await import('../../local/client.ts');
  const names = namesOf(wish);
  const id = await makeLocal(tableOf(wish, names, game), names[0]!);
  return `/table/${id}`;
}

/** Makes the table on the server; begins at once or opens the lobby. Resolves to where it is. */
export async function openOnServer(wish: Wish, game: GameToSetUp, how: 'wait' | 'start'): Promise<string> {
  const names = namesOf(wish);
  const at = wish.seats.findIndex(({ sitter }) => sitter === 'you');
  await callMe(names[at < 0 ? 0 : at]!);
  const { id, code } = await makeTable(tableOf(wish, names, game));
  hold(id, wish);
  if (how === 'wait') return `/table/${id}`;
  await act(id, { do: 'start', fill: STAND_IN });
  const copied = await copyText(inviteLink(code));
  toast({ text: copied ? t('invite.copied', { code }) : t('invite.code', { code }) });
  return `/table/${id}`;
}

/** `origin`: where others find the server, if that is not where this page came from. */
export const inviteLink = (code: string, origin = location.origin): string => `${origin}/lobby/${code}`;

const HELD = 'holotape.held.';

/** For whom the host holds the open seats: only this browser knows. */
function hold(id: string, { seats }: Wish): void {
  const names = seats.map(({ sitter, name }) => (sitter === 'link' ? name.trim() : ''));
  if (names.every((name) => name === '')) return;
  try {
    localStorage.setItem(HELD + id, JSON.stringify(names));
  } catch {
    // Then the seats are free for whoever comes.
  }
}

export function heldFor(id: string, seat: number): string | undefined {
  try {
    const names = JSON.parse(localStorage.getItem(HELD + id) ?? '[]') as unknown;
    const name = Array.isArray(names) ? (names[seat] as unknown) : undefined;
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}
