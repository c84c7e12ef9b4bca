/** Everything the parts of a table screen share: what is asked, what is chosen, what is pointed at. */
import type { Answer } from '@holotape/kernel/play';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { seatNames } from '../../client/names.ts';
import { ownSeats } from '../../client/state.ts';
import type { Table } from '../../client/use-table.ts';
import { sentenceOf } from '../../client/words.ts';
import { toast } from '../../design/index.ts';
import type { FollowUp, GameModule, TableContext } from '../../games/module.ts';
import { useSettings } from '../../settings/settings.ts';
import { play } from '../../settings/sound.ts';
import { show } from '../../shell/overlays.ts';
import { linesFor, mustPassTo } from './choices.ts';
import { answeredAlready, Decided } from './pending.ts';
import { usePending } from './use-pending.ts';
import { s } from './words.ts';

const NO_SEATS: readonly number[] = [];

/** Passing the screen: where somebody has something to hide, a question for somebody else waits behind the door. */
function useDoor({ question, view }: Table, module: GameModule, people: number) {
  const settings = useSettings();
  const [atScreen, setAtScreen] = useState<number>();
  const [peeking, setPeeking] = useState(false);
  const shared = people > 1 && settings.door === 'always';
  const asked = question?.seat;
  const secrets = shared && view !== null ? (module.secrets?.(view) ?? NO_SEATS) : NO_SEATS;
  const mustPass = mustPassTo(asked, atScreen, secrets);
  useEffect(() => {
    if (!mustPass && asked !== undefined) setAtScreen(asked);
  }, [mustPass, asked]);
  useEffect(() => {
    if (!mustPass) setPeeking(false);
  }, [mustPass]);
  return {
    mustPass,
    /** The seat the screen must be handed to before its question is shown. */
    door: mustPass && !peeking ? asked : undefined,
    openDoor: () => {
      setAtScreen(asked);
      setPeeking(false);
    },
    /** Lets the person before look on, without the question. */
    peek: () => setPeeking(true),
    peeking: mustPass && peeking,
    /** Who sat at the screen last. */
    atScreen,
  };
}

/** Gives the answer to what need not be asked: decided already, a habit, or only one choice. True while there is one. */
function useForeseen({ question, view, answer: send }: Table, module: GameModule, decided: Decided): boolean {
  const { onlyChoice } = useSettings();
  const foreseen = useMemo(() => {
    if (question === null || view === null) return undefined;
    return decided.answerTo(question) ?? answeredAlready(question, view, module, onlyChoice);
  }, [question, view, module, onlyChoice, decided]);
  const given = useRef(0);
  useEffect(() => {
    if (question === null || foreseen === undefined || given.current === question.number) return;
    given.current = question.number;
    decided.goOn(question);
    void send(foreseen, question.seat);
  }, [question, foreseen, send, decided]);
  return foreseen !== undefined;
}

/** What the person points at, looks for, reads and holds. */
function useAttention() {
  const [inHand, take] = useState<string>();
  const [pointed, point] = useState<string>();
  const [sought, setSought] = useState<{ readonly thing: string }>();
  const [readings, setReadings] = useState<readonly string[]>([]);
  const seek = useCallback((thing: string) => setSought({ thing }), []);
  const read = useCallback((thing: string) => setReadings((open) => [...open, thing]), []);
  const readBack = useCallback(() => setReadings((open) => open.slice(0, -1)), []);
  const attention = useMemo(
    () => ({ inHand, take, pointed, point, sought, seek, read }),
    [inHand, pointed, sought, seek, read],
  );
  return { attention, readings, readBack };
}

/** Giving answers, and saying why one was refused. `now`: the context as it is when the answer is given. */
function useAnswering(
  { answer: send }: Table,
  module: GameModule,
  decided: Decided,
  now: RefObject<TableContext | undefined>,
) {
  const [busy, setBusy] = useState(false);
  const answer = useCallback(
    async (given: Answer, then?: FollowUp) => {
      const context = now.current!;
      if (context.question)
        decided.decide(context.question, then ?? module.decides?.(context.question, given, context));
      setBusy(true);
      const refused = await send(given);
      setBusy(false);
      if (refused !== undefined) {
        play('no');
        toast({ text: s('refused', { reason: context.explain(refused) }), kind: 'bad', rule: refused.rule });
      } else play('place');
      return refused;
    },
    [send, decided, module, now],
  );
  const confirm = useCallback(() => {
    const made = now.current?.pending;
    return made === undefined ? Promise.resolve(undefined) : answer(made.answer);
  }, [answer, now]);
  return { busy, answer, confirm };
}

const openRule = (rule: string) => show({ rule });

export function useTableContext(table: Table, module: GameModule) {
  const { info, question, view, viewSeat, waits, log } = table;
  const names = useMemo(() => seatNames(info!), [info]);
  const people = ownSeats(info).filter((seat) => info?.seats[seat]?.kind === 'human').length;
  const [decided] = useState(() => new Decided());
  const now = useRef<TableContext>(undefined);

  const { mustPass, ...door } = useDoor(table, module, people);
  const foreseen = useForeseen(table, module, decided);
  const shown = mustPass || foreseen ? null : question;
  const seat = mustPass ? 'public' : viewSeat;
  const lines = useMemo(() => linesFor(log, seat), [log, seat]);
  const explain = useCallback<TableContext['explain']>(
    (line) => sentenceOf(module, names, line as Parameters<typeof sentenceOf>[2]),
    [module, names],
  );
  const { pending, propose } = usePending(shown, view, module);
  const { busy, answer, confirm } = useAnswering(table, module, decided, now);
  const { attention, readings, readBack } = useAttention();

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
      ...attention,
      openRule,
      watching: people === 0,
    }),
    [view, seat, info, names, shown, waits, lines, explain, answer, pending, propose, confirm, attention, people],
  );
  now.current = context;
  /** `busy`: an answer is on its way. `readings`: what is being read, the last on top. */
  return { context, busy, ...door, readings, readBack };
}
