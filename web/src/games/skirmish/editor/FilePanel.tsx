/** The table to keep and to send: in this browser, as a file, by its code, by a link. */
import { codeOf, type DrawnTable, drawingIn, LANDS, type Land } from '@holotape/skirmish/terrain/index';
import { useState } from 'react';
import { Field, Key, OpenFileKey, Panel, Seg, toast } from '../../../design/index.ts';
import { download } from '../../../local/files.ts';
import { copyText } from '../../../shell/copy.ts';
import { skirmishContent } from '../pack.ts';
import { openDrawing } from './drawing.ts';
import { keepTable, keptTables } from './kept.ts';
import { d } from './words.ts';

interface FilePanelProps {
  readonly drawing: DrawnTable;
  readonly change: (drawing: DrawnTable) => void;
}

export function FilePanel({ drawing, change }: FilePanelProps) {
  const [name, setName] = useState<string>(d('name.first'));
  const [kept, setKept] = useState(keptTables);
  const code = codeOf(drawing);
  const copy = async (text: string, said: 'copied' | 'linked') => {
    if (await copyText(text)) toast({ text: d(said), kind: 'good' });
  };
  const keep = () => {
    const done = keepTable({ name, code });
    setKept(keptTables());
    toast({ text: done ? d('kept', { name }) : d('kept.not'), kind: done ? 'good' : 'bad' });
  };
  return (
    <Panel title={d('file')} more={d('file.more')} className="file-panel">
      <Field label={d('name')} value={name} maxLength={40} onChange={setName} />
      <div className="keys">
        <Key sign="link" onClick={() => void copy(code, 'copied')}>
          {d('code.copy')}
        </Key>
        <Key
          sign="share"
          onClick={() => void copy(`${location.origin}/skirmish/table/${encodeURIComponent(code)}`, 'linked')}
        >
          {d('code.link')}
        </Key>
        <Key sign="save" onClick={keep}>
          {d('keep')}
        </Key>
        <Key sign="save" onClick={() => download(`${name}.table.json`, JSON.stringify({ name, ...drawing }))}>
          {d('save')}
        </Key>
        <OpenFile change={change} />
      </div>
      <Seg<Land>
        label={d('land')}
        value={drawing.land}
        options={LANDS.map((value) => ({ value, label: d(`land.${value}`) }))}
        onChange={(land) => change({ ...drawing, land })}
      />
      <output className="code">{code}</output>
      {kept.length > 0 && (
        <p className="mine">
          <b>{d('mine')}</b>
          {kept.map((table) => (
            <button
              key={table.name}
              type="button"
              className="tag"
              onClick={() => change(openDrawing(skirmishContent(), table.code))}
            >
              {table.name}
            </button>
          ))}
        </p>
      )}
    </Panel>
  );
}

/** Bad files get a sentence. */
function OpenFile({ change }: Pick<FilePanelProps, 'change'>) {
  const open = async (file: File) => {
    try {
      const drawing = drawingIn(JSON.parse(await file.text()));
      if (!('say' in drawing)) return change(drawing);
    } catch {
      // Not even data.
    }
    toast({ text: d('open.bad'), kind: 'bad' });
  };
  return <OpenFileKey label={d('open')} open={(file) => void open(file)} />;
}
