/** Everything the parts of a table screen share: what is asked, what is chosen, what is pointed at. */
import type { Answer, Json } from '@holotape/kernel/play';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { seatNames } from '../../client/names.ts';
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { sentenceOf } from '../../client/words.ts';
import { toast } from '../../design/index.ts';
import type { GameModule, TableContext } from '../../games/module.ts';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../settings/sound.ts';
import { show } from '../../shell/overlays.ts';
import { linesFor, mustPassTo } from './choices.ts';
import { answeredAlready, Decided } from './pending.ts';
import { usePending } from './use-pending.ts';
import { s } from './words.ts';

const NO_SEATS: readonly number[] = [];

interface TableScreenState {
  readonly context: TableContext;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** The seat the screen must be handed to before its question is shown. */
  readonly door: number | undefined;
  openDoor(): void;
  /** Lets the person before look on, without the question. */
  peek(): void;
  readonly peeking: boolean;
  /** Who sat at the screen last. */
  readonly atScreen: number | undefined;
  /** What is being read, the last on top. */
  readonly readings: readonly string[];
  readBack(): void;
}

export function useTableContext(table: Table, module: GameModule): TableScreenState {
  const { info, question, view, viewSeat, waits, log, answer: send } = table;
  const settings = useSettings();
  const [inHand, take] = useState<string>();
  const [pointed, point] = useState<string>();
  const [sought, setSought] = useState<{ readonly thing: string }>();
  const seek = useCallback((thing: string) => setSought({ thing }), []);
  const [busy, setBusy] = useState(false);
  const [atScreen, setAtScreen] = useState<number>();
  const [peeking, setPeeking] = useState(false);

  const names = useMemo(() => seatNames(info!), [info]);
  const people = useMemo(() => {
    const own = ownSeats(info);
    return own.filter((seat) => info?.seats[seat]?.kind === 'human');
  }, [info]);

  // Passing the screen: where somebody has something to hide, a question for somebody else waits behind the door.
  const shared = people.length > 1 && settings.door === 'always';
  const asked = question?.seat;
  const secrets = shared && view !== null ? (module.secrets?.(view) ?? NO_SEATS) : NO_SEATS;
  const mustPass = mustPassTo(asked, atScreen, secrets);
  useEffect(() => {
    if (!mustPass && asked !== undefined) setAtScreen(asked);
  }, [mustPass, asked]);
  useEffect(() => {
    if (!mustPass) setPeeking(false);
  }, [mustPass]);

  // What need not be asked: decided already, or only one choice.
  const [decided] = useState(() => new Decided());
  const foreseen = useMemo(() => {
    if (question === null || view === null) return undefined;
    return decided.answerTo(question) ?? answeredAlready(question, view, module, settings.onlyChoice);
  }, [question, view, module, settings.onlyChoice, decided]);
  const given = useRef(0);
  useEffect(() => {
    if (question === null || foreseen === undefined || given.current === question.number) return;
    given.current = question.number;
    decided.goOn(question);
    void send(foreseen, question.seat);
  }, [question, foreseen, send, decided]);

  const shown = mustPass || foreseen !== undefined ? null : question;
  const seat = mustPass ? 'public' : viewSeat;
  const lines = useMemo(() => linesFor(log, seat), [log, seat]);

  const explain = useCallback(
    (line: { readonly say: string; readonly args?: Json | undefined }) =>
      sentenceOf(module, names, line as Parameters<typeof sentenceOf>[2]),
    [module, names],
  );
  const { pending, propose } = usePending(shown, view, module);
  const now = useRef<TableContext>(undefined);
  const answer = useCallback(
    async (given: Answer) => {
      const { question: answered } = now.current ?? {};
      if (answered) decided.decide(answered, module.decides?.(answered, given, now.current!));
      setBusy(true);
      const refused = await send(given);
      setBusy(false);
      if (refused !== undefined) {
        play('no');
        toast({ text: s('refused', { reason: explain(refused) }), kind: 'bad', rule: refused.rule });
      } else play('place');
      return refused;
    },
    [send, explain, decided, module],
  );
  const confirm = useCallback(() => {
    const made = now.current?.pending;
    return made === undefined ? Promise.resolve(undefined) : answer(made.answer);
  }, [answer]);
  const openRule = useCallback((rule: string) => show({ rule }), []);
  const [readings, setReadings] = useState<readonly string[]>([]);
  const read = useCallback((thing: string) => setReadings((open) => [...open, thing]), []);

  const context = useMemo<TableContext>(
    () => ({
      view: view!,
      seat,
      info: info!,
      names,
      question: shown,
      waits,
      log: lines,
      explain,
      answer,
      pending,
      propose,
      confirm,
      inHand,
      take,
      pointed,
      point,
      seek,
      sought,
      read,
      openRule,
      watching: people.length === 0,
    }),
    [
      view,
      seat,
      info,
      names,
      shown,
      waits,
      lines,
      explain,
      answer,
      pending,
      propose,
      confirm,
      inHand,
      pointed,
      seek,
      sought,
      read,
      openRule,
      people,
    ],
  );
  now.current = context;
  return {
    context,
    busy,
    door: mustPass && !peeking ? asked : undefined,
    openDoor: () => {
      setAtScreen(asked);
      setPeeking(false);
    },
    peek: () => setPeeking(true),
    peeking: mustPass && peeking,
    atScreen,
    readings,
    readBack: () => setReadings((open) => open.slice(0, -1)),
  };
}
