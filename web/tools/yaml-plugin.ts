/** `import catalog from './rules.yaml?data'`: a YAML file as plain data, parsed while building. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

export function yamlData(): Plugin {
  return {
    name: 'yaml-data',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.yaml?data')) return undefined;
      const file = id.slice(0, -'?data'.length);
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(parse(readFileSync(file, 'utf8'))))});`;
    },
  };
}
