/** The vault on the tape of a replay: what each step was, moments worth finding, and the cards nobody saw. */
import type { LogLine } from '@holotape/table/spoken/protocol';
import type { VaultState } from '@holotape/vault/state';
import type { VaultView } from '@holotape/vault/view';
import type { ReactNode } from 'react';
import { Icon, Sign } from '../../design/index.ts';
import type { TableContext, TapeMoment, TapeStep } from '../module.ts';
import { itemGlyph, threatGlyph } from './drawing/glyphs.tsx';
import { TokenIcon } from './drawing/tokens.tsx';
import { vaultContent } from './pack.ts';
import { shortThreatName, v } from './words.ts';

export function tapeStep(
  before: VaultView | null,
  lines: readonly LogLine[],
  explain: TableContext['explain'],
): TapeStep {
  if (before === null || before.phase === 'setup')
    return { sign: 'setup', part: v('round.setup'), name: v('round.setup') };
  if (before.phase === 'spawn') {
    const count = lines.filter(({ say }) => say === 'spawn').length;
    return { sign: 'dice', part: v('phase.spawn'), name: v('tape.spawn', { n: count }) };
  }
  if (before.phase === 'recall') return { sign: 'recall', part: v('phase.recall'), name: v('tape.recall') };
  const fought = lines.some(({ say }) => say === 'fight.won' || say === 'fight.lost');
  const first =
    lines.find(({ say }) => say === 'place' || say === 'pass') ?? lines.find(({ say }) => !say.startsWith('step.'));
  return {
    seat: before.turn,
    ...(fought && { sign: 'fight' as const }),
    part: v('phase.place'),
    name: first === undefined ? '' : explain(first),
  };
}

/** Dice of the threats, the way home, a fight beside a player's shape. */
export function tapeSign(sign: string): ReactNode {
  switch (sign) {
    case 'dice':
      return (
        <>
          <rect x="-9" y="-9" width="18" height="18" rx="4" fill="var(--die-ivory)" stroke="#2A211A" />
          <circle cx="-3.5" cy="-3.5" r="1.8" fill="#7E2018" />
          <circle cx="3.5" cy="3.5" r="1.8" fill="#7E2018" />
        </>
      );
    case 'recall':
      return <path d="M6-7v14l-12-7z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />;
    case 'fight':
      return <path d="M4-12l3 5 6-1-4 5 4 4-6 0-1 6-4-4" fill="#A93520" stroke="#FFF6E8" strokeWidth="1" />;
    default:
      return undefined;
  }
}

/** The first injury, the sixth room, the first threat beaten. */
export function tapeMoments(log: readonly LogLine[]): TapeMoment[] {
  const first = (say: string) => log.findIndex((line) => line.say === say);
  const found: readonly (readonly [number, string])[] = [
    [first('injured'), v('moment.injury')],
    [first('threat.defeated'), v('moment.threat')],
    [first('build.sixth'), v('moment.sixth')],
    [first('spawn.out'), v('moment.out')],
  ];
  return found.filter(([line]) => line >= 0).map(([line, name]) => ({ line, name }));
}

/** The next card of each deck. */
export function Unseen({ state }: { readonly state: unknown }) {
  const { itemDeck, roomDeck, threatDeck } = state as VaultState;
  const content = vaultContent();
  const [threat, room, item] = [threatDeck.at(-1), roomDeck.at(-1), itemDeck.at(-1)];
  return (
    <>
      <div className="head sub">
        <h2>{v('unseen')}</h2>
        <div className="more">
          <Sign name="eye" size={15} /> {v('unseen.note')}
        </div>
      </div>
      <ul className="item-track unseen">
        <li className="track-item">
          {threat && <Icon path={threatGlyph(threat)} size={24} colour="var(--alert)" />}
          <b>{threat ? shortThreatName(content.threats.get(threat) ?? { name: threat }) : v('unseen.empty')}</b>
          <small>{v('unseen.threat')}</small>
        </li>
        <li className="track-item">
          <TokenIcon name="build" size={24} />
          <b>{room ? (content.rooms.get(room)?.name ?? room) : v('unseen.empty')}</b>
          <small>{v('unseen.room')}</small>
        </li>
        <li className="track-item">
          {item && <Icon path={itemGlyph(item)} size={24} />}
          <b>{item ? (content.items.get(item)?.name ?? item) : v('unseen.empty')}</b>
          <small>{v('unseen.item')}</small>
        </li>
      </ul>
    </>
  );
}
