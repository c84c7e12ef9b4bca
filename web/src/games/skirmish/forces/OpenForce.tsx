/** Opens the file of a force; a bad one gets its sentence. */
import type { ForceList } from '@holotape/skirmish/printed/force-lists';
import { OpenFileKey, toast } from '../../../design/index.ts';
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
  const open = async (file: File) => takeForce(file.size > LARGEST ? '' : await file.text(), take);
  return <OpenFileKey label={label} open={(file) => void open(file)} />;
}
