/** Taking play back: named places to go to, and asking the others where something was revealed in between. */
import type { UndoInfo, UndoRequest } from '@holotape/table/spoken/protocol';
import { type ReactNode, useEffect, useRef } from 'react';
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import {
  Dialog,
  Key,
  Menu,
  type MenuEntry,
  Notice,
  type PlayerColour,
  PlayerMark,
  Sign,
  toast,
  useWhyNot,
} from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { useSecondsLeft } from '../../shell/now.ts';
import { lastAct } from './since.ts';
import { s } from './words.ts';

interface UndoProps {
  readonly table: Table;
  readonly context: TableContext;
}

const UNDO_WORDS = { choice: 'undo.choice', action: 'undo.action', turn: 'undo.turn', round: 'undo.round' } as const;

/** What whoever asks did last, in words; of a round there is more than one sentence could say. */
function actOf(
  { target, seat }: Pick<UndoInfo, 'target' | 'seat'>,
  context: TableContext,
  module: GameModule,
): string | undefined {
  if (target === 'round') return undefined;
  const { log, explain } = context;
  const act = log[lastAct(log, (line) => module.logLook?.(line, context) ?? {}, seat)];
  return act === undefined ? undefined : explain(act);
}

/** A target's name, and in words what is taken back: whose act it was, and that others must agree. */
function nameOf(undo: UndoInfo, context: TableContext, module: GameModule): string {
  const { target, barrier } = undo;
  const act = actOf(undo, context, module);
  const name = s(UNDO_WORDS[target]);
  const what = act === undefined ? name : s('undo.what', { target: name, act });
  return barrier === undefined ? what : `${what} (${s('undo.ask')})`;
}

export function UndoTool({ table, context, module }: UndoProps & { readonly module: GameModule }) {
  const { undos, info } = table;
  const why = useWhyNot(
    undos.length > 0 ? undefined : { text: info?.undo === 'off' ? s('undo.off') : s('undo.nothing') },
  );
  const inside = (
    <>
      <Sign name="undo" />
      <span className="word">{s('undo')}</span>
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
    label: nameOf(undo, context, module),
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
  const act = actOf(wish, context, module);
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
      {act !== undefined && <p>{s('consent.act', { act })}</p>}
      <p>{s('consent.text', { barrier: barrierText(wish.barrier) })}</p>
      <Votes table={table} context={context} module={module} wish={wish} asked={asked} />
    </Dialog>
  );
}

interface VotesProps extends UndoProps {
  readonly module: GameModule;
  readonly wish: UndoRequest;
  /** The seat of this screen that is asked. */
  readonly asked?: number;
}

/** Who asks, who has agreed, who is still to say, and how long silence is not yet a no. */
function Votes({ table, context, module, wish, asked }: VotesProps) {
  const { names, info, view } = context;
  const colours = module.colours(info.options, names.length, view);
  const left = useSecondsLeft(table.undoUntil);
  const own = ownSeats(info);
  const isYou = (seat: number) => own.length === 1 && own[0] === seat;
  const called = (seat: number) => (isYou(seat) ? s('you') : (names[seat] ?? ''));
  const time = s('consent.left', { n: left });
  return (
    <ul className="votes">
      <Vote
        colour={colours[wish.seat]}
        name={called(wish.seat)}
        says={s(isYou(wish.seat) ? 'consent.you-ask' : 'consent.asks')}
      />
      {wish.agreed.map((seat) => (
        <Vote
          key={seat}
          colour={colours[seat]}
          name={called(seat)}
          says={s(isYou(seat) ? 'consent.you-agree' : 'consent.agreed')}
          agreed
        />
      ))}
      {wish.waits.map((seat) => (
        <Vote
          key={seat}
          colour={colours[seat]}
          name={seat === asked ? s('consent.you') : s('consent.other', { name: names[seat] ?? '' })}
          says={
            // Counts down; it is not read aloud every second.
            <span aria-hidden="true">{time}</span>
          }
        />
      ))}
    </ul>
  );
}

interface VoteProps {
  readonly colour: PlayerColour | undefined;
  readonly name: string;
  readonly says: ReactNode;
  readonly agreed?: boolean;
}

function Vote({ colour, name, says, agreed = false }: VoteProps) {
  return (
    <li>
      {colour && <PlayerMark colour={colour} size={18} />}
      {name} <small>{says}</small>
      {agreed && <Sign name="tick" size={16} />}
    </li>
  );
}

/** While a wish waits for others: whoever asked can take it back, and whoever agreed sees how it stands. */
export function UndoNotice({ table, context, module }: UndoProps & { readonly module: GameModule }) {
  const { undoRequest: wish, info } = table;
  const own = ownSeats(info);
  if (wish === null || wish.waits.some((seat) => own.includes(seat))) return null;
  const mine = own.includes(wish.seat);
  const target = s(TARGET_WORDS[wish.target]);
  return (
    <Notice
      sign="reel"
      title={mine ? s('undo.wait.title') : s('consent.title', { name: context.names[wish.seat] ?? '', target })}
      keys={mine && <Key onClick={() => void table.consent(wish.request, false, wish.seat)}>{s('undo.withdraw')}</Key>}
    >
      <Votes table={table} context={context} module={module} wish={wish} />
    </Notice>
  );
}

const BARRIER_WORDS = {
  chance: 'barrier.chance',
  reveal: 'barrier.reveal',
  seat: 'barrier.seat',
  end: 'barrier.end',
} as const;

/** What lies between now and then, in words. */
const barrierText = (barrier: string): string =>
  barrier in BARRIER_WORDS ? s(BARRIER_WORDS[barrier as keyof typeof BARRIER_WORDS]) : barrier;
