/**
 * The project's own YAML, parsed once: half of the time a short command took went into reading it anew. What was parsed is kept
 * beside the compiled code, with a mark of the texts it was made from; where nothing can be kept, it is parsed every time.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PackFile, yamlValue } from '@holotape/kernel';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/holotape/parsed/', import.meta.url));

interface Kept {
  readonly mark: string;
  readonly values: readonly unknown[];
}

const markOf = (files: readonly PackFile[]): string =>
  createHash('sha256')
    .update(JSON.stringify(files.map(({ text }) => text)))
    .digest('base64url');

/** These files with what they say. `name`: under which they are kept, one set of files under each. */
export function parsed(name: string, files: readonly PackFile[], folder = FOLDER): PackFile[] {
  const mark = markOf(files);
  const place = join(folder, `${name}.json`);
  const values = recall(place, mark) ?? keep(folder, place, { mark, values: files.map(({ text }) => yamlValue(text)) });
  return files.map((file, at) => ({ ...file, value: values[at] }));
}

function recall(place: string, mark: string): Kept['values'] | undefined {
  try {
    const kept = JSON.parse(readFileSync(place, 'utf8')) as Kept;
    return kept.mark === mark ? kept.values : undefined;
  } catch {
    return undefined; // Nothing there yet, or something that broke off.
  }
}

function keep(folder: string, place: string, kept: Kept): Kept['values'] {
  const text = JSON.stringify(kept);
  try {
    mkdirSync(folder, { recursive: true });
    // Others may be reading: they find the old file or the new one, never half of it.
    const draft = `${place}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, place);
  } catch {
    // A folder that is not ours to write to: next time takes as long as this time.
  }
  return kept.values;
}
