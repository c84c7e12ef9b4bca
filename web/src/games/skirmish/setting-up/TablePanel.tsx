/** The table to fight on: seen before it is taken, judged in words, shuffled with a way back, named by a code. */
import { useEffect, useState } from 'react';
import { Field, Key, Panel, toast, type Why } from '../../../design/index.ts';
import { copyText } from '../../../shell/copy.ts';
import { later } from '../../../shell/later.tsx';
import { go } from '../../../shell/router.tsx';
import { type Agreed, BY_TURNS, isDrawn, readAgreed, usualTable } from './options.ts';
import { scenarioById, tablesFor } from './scenarios.ts';
import { w } from './words.ts';

/** The drawing needs terrain and rules, which the form itself does not. */
const Sketch = later(
  () => import('./Sketch.tsx').then(({ Sketch: part }) => part),
  <p className="laying">{w('table.loading')}</p>,
);

interface TablePanelProps {
  readonly options: Agreed;
  readonly change: (options: Agreed) => void;
  /** What lies there is no table for this battle. */
  readonly refuse: (why: Why | undefined) => void;
}

const ALL = 1_000_000;
const byChance = (): string => `lot-${Math.floor(Math.random() * ALL)}`;

export function tableName({ scenario, table }: Agreed): string {
  const box = tablesFor(scenarioById(scenario)).find(({ id }) => id === table);
  if (box !== undefined) return box.name;
  if (table === BY_TURNS) return w('table.by-turns');
  if (isDrawn(table)) return w('table.drawn');
  const number = /^(?:lot|chance)-(\d+)$/.exec(table)?.[1];
  return number === undefined ? w('table.by-lot') : w('table.chance', { n: number });
}

export function TablePanel({ options, change, refuse }: TablePanelProps) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const lay = (table: string, placing = options.placing) => {
    setBefore([...before, options.table]);
    change({ ...options, table, placing });
  };
  const back = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    change(readAgreed({ ...options, table: last }));
  };
  useDrawnTable(options, change);
  const usual = usualTable(options.scenario);
  return (
    <Panel title={tableName(options)} more={w('table.size', { n: '' }).split(',')[0]} className="laid-table">
      <Sketch options={options} name={tableName(options)} refuse={refuse} />
      <div className="keys">
        <Key sign="mix" onClick={() => lay(byChance())}>
          {w('table.shuffle')}
        </Key>
        <Key
          sign="undo"
          onClick={back}
          blocked={before.length === 0 ? { title: w('table.back'), text: w('table.back.none') } : undefined}
        >
          {w('table.back')}
        </Key>
        {options.table !== usual && (
          <Key sign="frame" onClick={() => lay(usual)}>
            {w('table.usual')}
          </Key>
        )}
        {options.table !== BY_TURNS && (
          <Key sign="people" onClick={() => lay(BY_TURNS, 'players')}>
            {w('table.turns')}
          </Key>
        )}
        <Key sign="pencil" onClick={() => go(`/skirmish/table/${encodeURIComponent(options.table)}`)}>
          {w('table.hand')}
        </Key>
      </div>
      <Code table={options.table} lay={lay} scenario={options.scenario} />
    </Panel>
  );
}

/** A table that was drawn comes back with the address: `/new/skirmish?table=CODE`. */
function useDrawnTable(options: Agreed, change: (options: Agreed) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const drawn = new URLSearchParams(location.search).get('table');
    if (drawn === null) return;
    history.replaceState(null, '', location.pathname);
    change(readAgreed({ ...options, table: drawn }));
  }, []);
}

interface CodeProps {
  readonly table: string;
  readonly scenario: string;
  readonly lay: (table: string) => void;
}

/** The name that rebuilds this table anywhere; a pasted one lays its table. */
function Code({ table, scenario, lay }: CodeProps) {
  const paste = (text: string) => {
    const code = text.trim();
    if (code !== table && code !== '' && readAgreed({ scenario, table: code }).table === code) lay(code);
  };
  const copy = () => void copyText(table).then((done) => done && toast({ text: w('table.copied'), kind: 'good' }));
  return (
    <div className="sheet-code">
      <Field label={w('table.code')} value={table} maxLength={2000} placeholder={w('table.paste')} onChange={paste} />
      <Key onClick={copy}>{w('table.copy')}</Key>
    </div>
  );
}
