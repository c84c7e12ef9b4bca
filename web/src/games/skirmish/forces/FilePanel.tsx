/** A force to keep and to send: in this browser, as a file, by its code, by a link; others to begin with. */
import { fileOf } from '@holotape/skirmish/queries/force-lists/reading';
import { useState } from 'react';
import { Field, Key, Panel, Sign, toast } from '../../../design/index.ts';
import { download } from '../../../local/files.ts';
import { copyText } from '../../../shell/copy.ts';
import { forgetForce, keepForce, keptForces } from './kept.ts';
import { OpenForce } from './OpenForce.tsx';
import { type Building, freshForce } from './use-force.ts';
import { f } from './words.ts';

interface FilePanelProps {
  readonly building: Building;
  readonly faction: string;
}

/** Room for a name on the sheet and in lists. */
const LONGEST = 40;

export function FilePanel({ building, faction }: FilePanelProps) {
  const { list, code, change, byChance } = building;
  const [kept, setKept] = useState(keptForces);
  const copy = async (text: string, said: 'code.copied' | 'link.copied') => {
    if (await copyText(text)) toast({ text: f(said), kind: 'good' });
  };
  const keep = () => {
    const done = keepForce(list);
    setKept(keptForces());
    toast({ text: done ? f('kept', { name: list.name }) : f('kept.not'), kind: done ? 'good' : 'bad' });
  };
  return (
    <Panel title={f('file')} className="force-file">
      <Field
        label={f('name')}
        labelled
        value={list.name}
        maxLength={LONGEST}
        onChange={(name) => change({ ...list, name: name === '' ? f('name.first') : name })}
      />
      <output className="code">{code}</output>
      <div className="keys">
        <Key sign="save" onClick={keep}>
          {f('keep')}
        </Key>
        <Key sign="link" onClick={() => void copy(code, 'code.copied')}>
          {f('code.copy')}
        </Key>
        <Key sign="share" onClick={() => void copy(linkTo(code), 'link.copied')}>
          {f('link.copy')}
        </Key>
        <Key sign="save" onClick={() => download(`${list.name}.force.json`, fileOf(list))}>
          {f('file.save')}
        </Key>
        <OpenForce take={change} />
        <Key
          sign="cards"
          onClick={() => change({ ...list, name: f('name.copy', { name: list.name }).slice(-LONGEST) })}
        >
          {f('copyList')}
        </Key>
        <Key sign="die" onClick={() => byChance(faction)}>
          {f('random')}
        </Key>
        <Key sign="plus" onClick={() => change(freshForce())}>
          {f('fresh')}
        </Key>
      </div>
      <Shelf building={building} kept={kept} forget={(name) => forgetForce(name) && setKept(keptForces())} />
    </Panel>
  );
}

const linkTo = (code: string): string => `${location.origin}/skirmish/forces/${encodeURIComponent(code)}`;

interface ShelfProps {
  readonly building: Building;
  readonly kept: ReturnType<typeof keptForces>;
  readonly forget: (name: string) => void;
}

/** Forces that are kept here, and those of the box. */
function Shelf({ building: { content, change }, kept, forget }: ShelfProps) {
  return (
    <>
      {kept.length > 0 && (
        <p className="shelf">
          <b>{f('mine')}</b>
          {kept.map((list) => (
            <span key={list.name} className="kept">
              <button type="button" className="tag" onClick={() => change(list)}>
                {list.name}
              </button>
              <button
                type="button"
                className="tag"
                aria-label={f('forget', { name: list.name })}
                onClick={() => forget(list.name)}
              >
                <Sign name="trash" size={14} />
              </button>
            </span>
          ))}
        </p>
      )}
      <details className="shelf">
        <summary>{f('box')}</summary>
        {[...content.lists.values()].map(({ id, name, prices, limit, units, boosts }) => (
          <button
            key={id}
            type="button"
            className="tag"
            onClick={() => change({ name, prices, limit, units, boosts, house: false })}
          >
            {name} <b>{limit}</b>
          </button>
        ))}
      </details>
    </>
  );
}
