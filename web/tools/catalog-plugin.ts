/**
 * `import('catalog:vault')` gives the rule catalog of a game as its rulebook shows it: all its parts as one, and without
 * sources and checks, which speak to those who test the rules and are half of the text.
 */
import { isGameName, loadCatalog } from '@holotape/shelf';
import type { Plugin } from 'vite';
import type { Catalog } from '../src/games/rulebook.ts';

const PREFIX = 'catalog:';

function readersCatalog(name: string): Catalog {
  if (!isGameName(name)) throw new Error(`There is no game called "${name}" whose rules could be read.`);
  const { game, topics, rulings } = loadCatalog(name);
  return {
    game,
    topics: topics.map(({ id, title, rules }) => ({
      id,
      title,
      rules: rules.map(({ id: rule, rule: text, see }) => ({ id: rule, rule: text, ...(see && { see }) })),
    })),
    rulings: rulings.map(({ id, question, ruling }) => ({ id, question, ruling })),
  };
}

export function catalogs(): Plugin {
  return {
    name: 'catalogs',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const catalog = readersCatalog(id.slice(PREFIX.length + 1));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalog))});`;
    },
  };
}
