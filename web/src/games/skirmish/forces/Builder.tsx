/** The force builder: units to choose from, the force with its bill, what to give whom, and whether the book allows it. */
import { unitOffer } from '@holotape/skirmish/queries/force-lists/offers';
import { LIMITS } from '@holotape/skirmish/queries/force-lists/prices';
import { useMemo, useState } from 'react';
import { Seg, Sign } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { TopBar } from '../../../shell/TopBar.tsx';
import '../css/cards.css';
import { UnitDefs } from '../signs/UnitDefs.tsx';
import { Boosts } from './Boosts.tsx';
import { CapsBar } from './CapsBar.tsx';
import { CardLook } from './CardLook.tsx';
import { FilePanel } from './FilePanel.tsx';
import './forces.css';
import { Give } from './Give.tsx';
import { Legal } from './Legal.tsx';
import { Repairs } from './Repairs.tsx';
import { UnitSheet } from './UnitSheet.tsx';
import { Units } from './Units.tsx';
import { type Building, useForce } from './use-force.ts';
import { f } from './words.ts';

export function Builder({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const building = useForce(params.force);
  const { content, list } = building;
  const [looked, look] = useState<string>();
  const leader = list.units.find((unit) => unit.leader !== null) ?? list.units[0];
  const [faction, setFaction] = useState(() => content.units.get(leader?.card ?? '')?.faction ?? 'survivors');
  return (
    <div className="force-builder">
      <UnitDefs />
      <Top building={building} />
      <main>
        <Units building={building} faction={faction} setFaction={setFaction} look={look} />
        <section className="middle">
          <CapsBar building={building} />
          <div className="unit-sheets">
            {list.units.map((unit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the list
              <UnitSheet key={at} building={building} unit={unit} at={at} look={look} />
            ))}
            <Room building={building} faction={faction} />
          </div>
          <Repairs building={building} />
        </section>
        <aside>
          <Give building={building} look={look} />
          <Boosts building={building} look={look} />
          <Legal building={building} />
          <FilePanel building={building} faction={faction} />
        </aside>
      </main>
      {looked !== undefined && <CardLook content={content} card={looked} close={() => look(undefined)} />}
    </div>
  );
}

function Top({ building: { list, change, history, code } }: { readonly building: Building }) {
  const sizes = Object.values(LIMITS);
  const limits = sizes.includes(list.limit as never) ? sizes : [...sizes, list.limit];
  const print = () => {
    const [at, name] = [`/skirmish/forces/${encodeURIComponent(code)}`, `?name=${encodeURIComponent(list.name)}`];
    // So that the way back leads to this very force.
    window.history.replaceState(null, '', at + name);
    go(`${at}/print${name}`);
  };
  return (
    <TopBar
      title={f('title')}
      under={f('under', { name: list.name })}
      rules="/rules/skirmish"
      tools={
        <>
          <ToolKey label={f('undo')} sign="undo" isShut={!history.canUndo} run={history.undo} />
          <ToolKey label={f('redo')} sign="again" isShut={!history.canRedo} run={history.redo} />
          <ToolKey label={f('print')} sign="screen" isShut={list.units.length === 0} run={print} />
        </>
      }
    >
      <Seg<number>
        label={f('limit')}
        value={list.limit}
        options={limits.map((value) => ({ value, label: f('limit.caps', { n: value }) }))}
        onChange={(limit) => change({ ...list, limit })}
      />
    </TopBar>
  );
}

interface ToolKeyProps {
  readonly label: string;
  readonly sign: 'undo' | 'again' | 'screen';
  readonly isShut: boolean;
  readonly run: () => void;
}

const ToolKey = ({ label, sign, isShut, run }: ToolKeyProps) => (
  <button type="button" className="tool" aria-label={label} aria-disabled={isShut} onClick={() => !isShut && run()}>
    <Sign name={sign} />
    <span>{label}</span>
  </button>
);

/** Names in the empty place at the end. */
const NAMED = 4;

/** The place for one more unit: what is left, and who would fit. */
function Room({ building, faction }: { readonly building: Building; readonly faction: string }) {
  const { content, list, caps } = building;
  const left = list.limit - caps;
  const names = useMemo(
    () =>
      [...content.units.values()]
        .filter((unit) => unit.faction === faction && unitOffer(content, list, unit.id).why === undefined)
        .slice(0, NAMED)
        .map(({ name }) => name),
    [content, list, faction],
  );
  const text =
    list.units.length === 0
      ? f('empty.first')
      : names.length === 0
        ? f('empty.full', { left: Math.max(0, left) })
        : f('empty.fits', { left, names: names.join(', ') });
  return (
    <div className="room">
      <Sign name="plus" />
      <b>{f('empty')}</b>
      <p>{text}</p>
    </div>
  );
}
