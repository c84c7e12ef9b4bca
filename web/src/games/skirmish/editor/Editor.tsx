/** A table drawn by hand: palette, sheet, checks while one drags, and ways to keep and send it. */
import { randomFrom } from '@holotape/kernel/chance';
import { sentence } from '@holotape/kernel/text';
import { TABLE_WISHES } from '@holotape/skirmish/queries/table-judgement';
import { codeOf, type DrawnTable, type TerrainSpot } from '@holotape/skirmish/terrain/index';
import { texts } from '@holotape/skirmish/texts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Key, QuestionBar, Seg, Sign, toast } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { TopBar } from '../../../shell/TopBar.tsx';
import { skirmishContent } from '../pack.ts';
import { PlotDefs } from '../sheet/PlotDefs.tsx';
import { Checks } from './Checks.tsx';
import {
  faultOf,
  faultsOf,
  filled,
  freeSpot,
  judged,
  mirrored,
  moved,
  openDrawing,
  opposite,
  type Snap,
  suggestion,
  without,
  withPiece,
} from './drawing.ts';
import './editor.css';
import { FilePanel } from './FilePanel.tsx';
import { Palette } from './Palette.tsx';
import { PiecePanel } from './PiecePanel.tsx';
import { Sheet } from './Sheet.tsx';
import { useHistory } from './use-history.ts';
import { d } from './words.ts';

const SNAPS: readonly Snap[] = ['free', 'half', 'inch'];

/** Every change that the rules allow; what they do not is said and undone. */
function useDrawing(named: string | undefined) {
  const content = skirmishContent();
  const history = useHistory(() => openDrawing(content, named));
  const [chosen, choose] = useState<number>();
  const { now: drawing, change } = history;
  const attempt = (next: DrawnTable, at: number): boolean => {
    const fault = faultOf(content, next, at);
    if (fault === undefined) change(next);
    else toast({ text: d('refused', { why: sentence(texts, content, [], fault.say, fault.args) }), kind: 'bad' });
    return fault === undefined;
  };
  const put = (spot: TerrainSpot) => {
    if (attempt(withPiece(drawing, spot), drawing.pieces.length)) choose(drawing.pieces.length);
  };
  return {
    content,
    history,
    drawing,
    chosen,
    choose,
    put,
    move: (at: number, to: Partial<TerrainSpot>) => void attempt(moved(drawing, at, to), at),
    remove: (at: number) => {
      choose(undefined);
      change(without(drawing, at));
    },
    /** Another drawing altogether. */
    redraw: (next: DrawnTable) => {
      choose(undefined);
      change(next);
    },
    copy: (at: number) => put(opposite(drawing.pieces[at]!)),
    putAnywhere: (kind: string) => {
      const spot = freeSpot(content, drawing, kind);
      if (spot) put(spot);
    },
  };
}

/** What the table is worth as it would be now, its open line, and what would close that. */
function useJudgement(drawing: DrawnTable, tried: DrawnTable | undefined) {
  const content = skirmishContent();
  const looked = useDeferredValue(tried ?? drawing);
  const judgement = useMemo(() => judged(content, looked), [content, looked]);
  const [isLineShown, showLine] = useState(true);
  const isLong = judgement.openLine.length > TABLE_WISHES.openLine && drawing.pieces.length > 0;
  const openLine = isLineShown && isLong ? judgement.openLine : undefined;
  const suggested = useMemo(() => openLine && suggestion(content, drawing, openLine), [content, drawing, openLine]);
  return { looked, judgement, openLine, suggested, isLineShown, showLine };
}

export function Editor({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const table = useDrawing(params.table);
  const { content, drawing, chosen, choose, put, move, remove, copy, history } = table;
  const [hand, take] = useState<string>();
  const [snap, setSnap] = useState<Snap>('half');
  const [tried, trying] = useState<DrawnTable>();
  const { looked, judgement, openLine, suggested, isLineShown, showLine } = useJudgement(drawing, tried);
  useUndoKeys(history);
  const lying = useMemo(() => countsOf(drawing), [drawing]);
  return (
    <div className="table-editor">
      <PlotDefs />
      <TopBar title={d('title')} under={d('under')} rules="/rules/skirmish" tools={<HistoryKeys history={history} />} />
      <main>
        <Palette content={content} lying={lying} hand={hand} take={take} put={table.putAnywhere} />
        <section className="middle">
          <Sheet
            content={content}
            drawing={drawing}
            chosen={chosen}
            choose={choose}
            hand={hand}
            snap={snap}
            put={(spot) => {
              take(undefined);
              put(spot);
            }}
            move={move}
            remove={remove}
            trying={trying}
            openLine={openLine}
            suggested={suggested}
            bare={judgement.edges.flatMap(({ bare }) => bare)}
          />
          <UnderSheet
            snap={snap}
            setSnap={setSnap}
            isLineShown={isLineShown}
            showLine={showLine}
            isEmpty={drawing.pieces.length === 0}
            mirror={() => table.redraw(mirrored(content, drawing))}
            fill={() => table.redraw(filled(content, drawing, randomFrom(String(Math.random()))))}
            clear={() => table.redraw({ ...drawing, pieces: [] })}
          />
        </section>
        <aside>
          <PiecePanel content={content} drawing={drawing} chosen={chosen} move={move} copy={copy} remove={remove} />
          <Checks content={content} drawing={looked} judgement={judgement} />
          <FilePanel drawing={drawing} change={history.change} />
          <LastQuestion drawing={drawing} suggested={suggested} put={put} leave={() => showLine(false)} />
        </aside>
      </main>
    </div>
  );
}

interface UnderSheetProps {
  readonly snap: Snap;
  readonly setSnap: (snap: Snap) => void;
  readonly isLineShown: boolean;
  readonly showLine: (on: boolean) => void;
  readonly isEmpty: boolean;
  readonly mirror: () => void;
  readonly fill: () => void;
  readonly clear: () => void;
}

const UnderSheet = ({ snap, setSnap, isLineShown, showLine, isEmpty, mirror, fill, clear }: UnderSheetProps) => (
  <div className="under-sheet">
    <Seg<Snap>
      label={d('snap')}
      value={snap}
      options={SNAPS.map((value) => ({ value, label: d(`snap.${value}`) }))}
      onChange={setSnap}
    />
    <Key sign="swap" onClick={mirror} blocked={isEmpty ? { title: d('mirror'), text: d('clear.none') } : undefined}>
      {d('mirror')}
    </Key>
    <Key sign="mix" onClick={fill}>
      {d('fill')}
    </Key>
    <Key sign="eye" aria-pressed={isLineShown} onClick={() => showLine(!isLineShown)}>
      {d('lines')}
    </Key>
    <Key sign="trash" onClick={clear} blocked={isEmpty ? { title: d('clear'), text: d('clear.none') } : undefined}>
      {d('clear')}
    </Key>
  </div>
);

const countsOf = ({ pieces }: DrawnTable): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { kind } of pieces) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
};

type DrawingHistory = ReturnType<typeof useHistory<DrawnTable>>;

function useUndoKeys({ undo, redo }: Pick<DrawingHistory, 'undo' | 'redo'>): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  });
}

function HistoryKeys({ history: { canUndo, undo, canRedo, redo } }: { readonly history: DrawingHistory }) {
  const keys = [
    { name: 'undo', sign: 'undo', can: canUndo, act: undo },
    { name: 'redo', sign: 'again', can: canRedo, act: redo },
  ] as const;
  return keys.map(({ name, sign, can, act }) => (
    <button key={name} type="button" className="tool" aria-label={d(name)} aria-disabled={!can} onClick={act}>
      <Sign name={sign} />
      <span>{d(name)}</span>
    </button>
  ));
}

interface LastQuestionProps {
  readonly drawing: DrawnTable;
  readonly suggested: TerrainSpot | undefined;
  readonly put: (spot: TerrainSpot) => void;
  readonly leave: () => void;
}

/** Close the open line, or take the table as it is. */
function LastQuestion({ drawing, suggested, put, leave }: LastQuestionProps) {
  const isEmpty = drawing.pieces.length === 0;
  const isSound = faultsOf(skirmishContent(), drawing).length === 0;
  const ask = !isSound ? 'ask.fault' : isEmpty ? 'ask.empty' : suggested ? 'ask.line' : 'ask';
  return (
    <QuestionBar
      lit
      crumb={d('crumb', { n: drawing.pieces.length })}
      ask={d(ask)}
      hint={suggested ? d('hint.line') : d('hint.play')}
    >
      <div className="keys">
        {suggested && (
          <>
            <Key sign="plus" onClick={() => put(suggested)}>
              {d('suggest')}
            </Key>
            <Key kind="ghost" onClick={leave}>
              {d('leave')}
            </Key>
          </>
        )}
        {!isEmpty && isSound && (
          <Key
            kind="primary"
            sign="play"
            note={d('play.note')}
            onClick={() => go(`/new/skirmish?table=${encodeURIComponent(codeOf(drawing))}`)}
          >
            {d('play')}
          </Key>
        )}
      </div>
    </QuestionBar>
  );
}
