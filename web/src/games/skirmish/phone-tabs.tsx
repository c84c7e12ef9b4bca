/** What a phone shows of a battle behind its tabs, beside the sheet and the log. */
import hearts from 'game-icon:hearts';
import { modelsOf } from '@holotape/skirmish/queries/units';
import type { SkirmishView } from '@holotape/skirmish/view';
import { Icon } from '../../design/index.ts';
import type { NamedPart } from '../module.ts';
import { Tray } from './cards/Tray.tsx';
import { HeldCards } from './decks/HeldCards.tsx';
import { healthNow } from './health.ts';
import { modelName } from './names.ts';
import { Aims } from './rail/Aims.tsx';
import { Others } from './rail/Others.tsx';
import { r } from './rail/words.ts';
import { type BattleContext, useBattle } from './table.tsx';

const Both = (context: BattleContext) => (
  <>
    <HeldCards {...context} />
    <Aims {...context} />
    <Others {...context} />
  </>
);

export const PHONE_TABS: readonly NamedPart<SkirmishView>[] = [
  { id: 'unit', name: r('tab.unit'), sign: 'cards', Part: Tray },
  { id: 'aims', name: r('tab.aims'), sign: 'flag', Part: Both },
];

/** Health of whoever acts and the actions that are left to it. */
export function Purse({ seat }: BattleContext) {
  const { battle, actor } = useBattle();
  const own = seat === 'public' ? [] : modelsOf(battle, seat);
  const model = actor ?? own[0];
  if (model === undefined) return null;
  const { left, most } = healthNow(battle, model);
  const { activation } = battle.state;
  const actions = activation?.model === model.id ? activation.left : undefined;
  const words = [
    `${r('purse.health', { name: modelName(battle, model.id) })}: ${left}/${most}`,
    ...(actions === undefined ? [] : [r('purse.actions', { n: actions })]),
  ];
  return (
    <div className="purse" data-own-seat={seat} role="img" aria-label={words.join(', ')}>
      <span>
        <Icon path={hearts} size={18} colour="var(--alert)" />
        <b>{left}</b>
      </span>
      {actions !== undefined && (
        <span className="coins">
          {[0, 1].map((i) => (
            <i key={i} className={i < actions ? 'coin' : 'coin spent'} />
          ))}
        </span>
      )}
    </div>
  );
}
