/** The card of whoever acts; while nobody does, of whom one points at. */
import { modelsOf } from '@holotape/skirmish/queries/units';
import { type BattleContext, useBattle } from '../table.tsx';
import { UnitCard } from './UnitCard.tsx';
import { c } from './words.ts';

export function Tray({ seat, pointed, openRule, read }: BattleContext) {
  const { battle, actor } = useBattle();
  const named = pointed?.startsWith('model:') ? pointed.slice('model:'.length) : undefined;
  const at = battle.state.models.find(({ id, gone }) => id === named && gone === null);
  const own = seat === 'public' ? [] : modelsOf(battle, seat);
  const model = actor ?? at ?? own.find(({ readiness }) => readiness === 'ready') ?? own[0];
  if (model === undefined)
    return (
      <section className="unit-card empty">
        <p>{c('nobody.yet')}</p>
      </section>
    );
  return <UnitCard battle={battle} model={model} openRule={openRule} read={read} />;
}
