/** What need not be asked every time: income as always, and passing when nothing is open. Kept on this device. */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { RESOURCES } from '@holotape/vault/printed/icons';
import type { VaultView } from '@holotape/vault/view';
import { Chip, Sign } from '../../design/index.ts';
import { keep } from '../../settings/kept.ts';
import type { VaultContext } from './context.ts';
import { TokenIcon } from './drawing/tokens.tsx';
import { answerByHabit, type Habits } from './habit.ts';
import { v } from './words.ts';

const habits = keep<Habits>('holotape.vault.habits', (kept) => {
  const { income, pass } = (kept ?? {}) as Partial<Habits>;
  return { income: RESOURCES.find((each) => each === income) ?? 'ask', pass: pass === true };
});

/** What the habits of this device answer. */
export const answerNow = (question: QuestionInfo, view: VaultView): string | undefined =>
  answerByHabit(question, view, habits.now());

/** Two chips where one has time for them: while others play. */
export function HabitChips({ seat }: VaultContext) {
  const { income, pass } = habits.use();
  if (seat === 'public') return null;
  const order = ['ask', ...RESOURCES] as const;
  const next = order[(order.indexOf(income) + 1) % order.length]!;
  return (
    <div className="habits">
      <Chip
        pressed={income !== 'ask'}
        icon={income === 'ask' ? <Sign name="again" /> : <TokenIcon name={income} size={24} />}
        note={
          income === 'ask'
            ? v('habit.income.ask')
            : v('habit.income.as', { resource: v(`res.${income}`).toLowerCase() })
        }
        onClick={() => habits.change({ income: next })}
      >
        {v('habit.income')}
      </Chip>
      <Chip
        pressed={pass}
        icon={<Sign name="skip" />}
        note={pass ? v('habit.pass.on') : v('habit.pass.off')}
        onClick={() => habits.change({ pass: !pass })}
      >
        {v('habit.pass')}
      </Chip>
    </div>
  );
}
