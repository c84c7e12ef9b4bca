/** Taking play back: named places to go to, and asking the others where something was revealed in between. */
import type { UndoInfo } from '@holotape/table/protocol';
import { useEffect, useRef } from 'react';
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { Dialog, Key, Menu, type MenuEntry, PlayerMark, Sign, toast, useWhyNot } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { listNames, s } from './words.ts';

interface UndoProps {
  readonly table: Table;
  readonly context: TableContext;
}

const UNDO_WORDS = { choice: 'undo.choice', action: 'undo.action', turn: 'undo.turn', round: 'undo.round' } as const;

/** A target's name; with whose it is, where several people share the screen. */
function nameOf({ target, seat, barrier }: UndoInfo, shared: boolean, names: readonly string[]): string {
  const name = s(UNDO_WORDS[target]);
  const whose = shared ? s('undo.for', { target: name, name: names[seat] ?? '' }) : name;
  return barrier === undefined ? whose : `${whose} (${s('undo.ask')})`;
}

export function UndoTool({ table, context }: UndoProps) {
  const { undos, info } = table;
  const shared = ownSeats(info).length > 1;
  const why = useWhyNot(
    undos.length > 0 ? undefined : { text: info?.undo === 'off' ? s('undo.off') : s('undo.nothing') },
  );
  const inside = (
    <>
      <Sign name="undo" />
      <span className="wide-only">{s('undo')}</span>
    </>
  );
  if (undos.length === 0)
    return (
      <>
        <button
          type="button"
          className="tool"
          aria-label={s('undo')}
          aria-disabled="true"
          {...why.props}
          onClick={why.open}
        >
          {inside}
        </button>
        {why.bubble}
      </>
    );
  const take = async ({ target, seat }: UndoInfo) => {
    const refused = await table.undo(target, seat);
    if (refused !== undefined) toast({ text: context.explain(refused), kind: 'bad' });
  };
  const entries: MenuEntry[] = undos.map((undo) => ({
    label: nameOf(undo, shared, context.names),
    sign: undo.barrier === undefined ? 'undo' : 'people',
    run: () => void take(undo),
  }));
  return (
    <Menu label={s('undo')} entries={entries} className="tool">
      {inside}
    </Menu>
  );
}

const TARGET_WORDS = {
  choice: 'consent.target.choice',
  action: 'consent.target.action',
  turn: 'consent.target.turn',
  round: 'consent.target.round',
} as const;

/** Somebody asks this screen to agree; or this screen waits for others to agree. */
export function UndoConsent({ table, context, module }: UndoProps & { readonly module: GameModule }) {
  const { undoRequest: wish, undoEnd: end, info } = table;
  const { names } = context;
  const own = ownSeats(info);
  const told = useRef(end?.request);
  useEffect(() => {
    if (end === null || told.current === end.request) return;
    told.current = end.request;
    const name = end.by === undefined ? '' : (names[end.by] ?? '');
    toast({ text: s(`undo.end.${end.end}`, { name }), kind: end.end === 'agreed' ? 'good' : 'bad' });
  }, [end, names]);
  if (wish === null) return null;
  const asked = wish.waits.find((seat) => own.includes(seat));
  if (asked === undefined) return null;
  const colours = module.colours(info!.options, names.length, context.view);
  const say = (agree: boolean) => void table.consent(wish.request, agree, asked);
  return (
    <Dialog
      title={s('consent.title', { name: names[wish.seat] ?? '', target: s(TARGET_WORDS[wish.target]) })}
      onClose={() => say(false)}
      keys={
        <>
          <Key onClick={() => say(false)}>{s('consent.keep')}</Key>
          <Key kind="enamel" sign="undo" onClick={() => say(true)}>
            {s('consent.agree')}
          </Key>
        </>
      }
    >
      <p>{s('consent.text', { barrier: barrierText(wish.barrier) })}</p>
      <ul className="votes">
        {[wish.seat, ...wish.agreed, ...wish.waits].map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: who asks comes first, then who agreed
          <li key={i}>
            {colours[seat] && <PlayerMark colour={colours[seat]} size={18} />}
            {names[seat]}{' '}
            <small>
              {i === 0
                ? s('consent.asks')
                : wish.agreed.includes(seat)
                  ? s('consent.agreed')
                  : seat === asked
                    ? s('consent.you')
                    : '…'}
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A notice while this screen's own wish waits for others. */
export function undoWaits(table: Table, names: readonly string[]): string | undefined {
  const { undoRequest: wish, info } = table;
  if (wish === null || !ownSeats(info).includes(wish.seat)) return undefined;
  return s('undo.wait', { names: listNames(wish.waits.map((seat) => names[seat] ?? '')) });
}

const BARRIER_WORDS = { chance: 'barrier.chance', reveal: 'barrier.reveal', seat: 'barrier.seat' } as const;

/** What lies between now and then, in words. */
export const barrierText = (barrier: string): string =>
  barrier in BARRIER_WORDS ? s(BARRIER_WORDS[barrier as keyof typeof BARRIER_WORDS]) : barrier;
