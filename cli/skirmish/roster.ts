/** Who is on the table, and how they are. */
import type { Seat } from '@holotape/kernel';
import { healthLeft } from '@holotape/skirmish/rules/damage';
import { weaponsOf } from '@holotape/skirmish/rules/shooting';
import { maxHealth } from '@holotape/skirmish/rules/skills';
import { beside, padEnd } from '../terminal/text.ts';
import { inColour, modelName, openPosition, place, type Scene, sideOf, signOf } from './scene.ts';

export function sideName({ view, content }: Scene, seat: Seat): string {
  const scenario = view.scenario === null ? undefined : content.scenarios.get(view.scenario.id);
  return scenario?.sides[seat] ?? (seat > 1 ? 'Nobody' : `Side ${seat + 1}`);
}

/** One line for each model: its letter, Health, readiness, what it carries. */
export function rosterLines(scene: Scene, seat: Seat): string[] {
  const { pen, view, content, width } = scene;
  const battle = openPosition(scene);
  const models = view.models.filter((model) => sideOf(view, model) === seat);
  if (models.length === 0) return [];
  return [
    pen.bold(`${sideName(scene, seat)}${scene.names[seat] === undefined ? '' : ` (${scene.names[seat]})`}`),
    ...models.flatMap((model) => {
      const sign = inColour(pen, seat, signOf(view, model));
      const name = padEnd(modelName(model.id), 14);
      if (model.gone !== null) return [`  ${sign} ${pen.dim(`${name} ${model.gone}`)}`];
      const weapons = weaponsOf(battle, model).map(({ name: weapon }) => weapon);
      const items = model.items.flatMap((id) => (content.weapons.has(id) ? [] : [content.items.get(id)?.name ?? id]));
      const about = [
        `${healthLeft(battle, model)}/${maxHealth(battle, model)} Health`,
        model.readiness,
        ...(model.prepared ? ['prepared'] : []),
        ...model.conditions,
        `at ${place(model)}`,
        [...weapons, ...items].join(', '),
      ];
      return beside(`  ${sign} ${name} `, about.filter(Boolean).join('; '), Math.min(width, 110));
    }),
  ];
}
