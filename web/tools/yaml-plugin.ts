/**
 * `import catalog from './rules.yaml?data'`: a YAML file as plain data, parsed while building.
 * `import cards from './units.yaml?words'`: of a list of cards only id, name and text, for whoever looks one up.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const READ: Readonly<Record<string, (data: unknown) => unknown>> = {
  data: (data) => data,
  words: (cards) =>
    (cards as readonly { readonly id: string; readonly name: string; readonly text?: string }[]).map(
      ({ id, name, text = '' }) => ({ id, name, text }),
    ),
};

export function yamlData(): Plugin {
  return {
    name: 'yaml-data',
    enforce: 'pre',
    load(id) {
      const [file = '', query = ''] = id.split('?');
      const read = READ[query];
      if (read === undefined || !file.endsWith('.yaml')) return undefined;
      this.addWatchFile(file);
      const data = read(parse(readFileSync(file, 'utf8')));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}
