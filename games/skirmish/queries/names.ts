/** What models, terrain and markers are called: by log, terminal and page alike. */
import type { SkirmishContent } from '../battle.ts';

type Names = Pick<SkirmishContent, 'scenarios' | 'terrain'>;

/** Units that every scenario fields with one model alone: there is only one Nora. */
const alone = new WeakMap<Names['scenarios'], ReadonlySet<string>>();

function unitsOfOne({ scenarios }: Names): ReadonlySet<string> {
  const known = alone.get(scenarios);
  if (known !== undefined) return known;
  const all = [...scenarios.values()].flatMap(({ forces, later }) => [...forces.flat(), ...later]);
  const many = new Set(all.filter(({ models }) => models > 1).map(({ id }) => id));
  const one = new Set(all.map(({ id }) => id).filter((id) => !many.has(id)));
  alone.set(scenarios, one);
  return one;
}

/** `low-wall` as "Low wall". */
export function inWords(id: string): string {
  const words = id.replaceAll(/[-.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `settlers-2` as "Settlers 2", `nora-1` as "Nora"; `rusty-car-2.hood` as the "Rusty Car" it belongs to. */
export function nameInPlay(content: Names, id: string): string {
  const [, thing, number] = /^(.+)-(\d+)$/.exec(id.split('.')[0]!) ?? [];
  if (thing === undefined || number === undefined) return content.terrain.get(id.split('.')[0]!)?.name ?? inWords(id);
  return content.terrain.get(thing)?.name ?? inWords(unitsOfOne(content).has(thing) ? thing : id);
}
