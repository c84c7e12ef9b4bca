/** Opens the file of a force; a bad one gets its sentence. */
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { useRef } from 'react';
import { Key, toast } from '../../../design/index.ts';
import { openForce } from './reading.ts';
import { f } from './words.ts';

/** Says what was lost, and hands on what was kept. */
export function takeForce(text: string, take: (list: ForceList) => void): void {
  const { list, said } = openForce(text);
  for (const line of said) toast({ text: line, kind: list === undefined ? 'bad' : 'plain' });
  if (list !== undefined) take(list);
}

/** A force is a page of text: whatever is larger is something else. */
const LARGEST = 200_000;

export function OpenForce({ take, label = f('open') }: { readonly take: (list: ForceList) => void; label?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file !== undefined) takeForce(file.size > LARGEST ? '' : await file.text(), take);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <>
      <Key sign="open" onClick={() => input.current?.click()}>
        {label}
      </Key>
      <input
        ref={input}
        type="file"
        accept=".json"
        className="sr"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => void open(event.target.files?.[0])}
      />
    </>
  );
}
