/** What need not be asked every time: income as always, and passing when nothing is open. Kept on this device. */
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { RESOURCES } from '@holotape/vault/printed/icons';
import type { VaultView } from '@holotape/vault/view';
import { useSyncExternalStore } from 'react';
import { Chip, Sign } from '../../design/index.ts';
import type { VaultContext } from './context.ts';
import { TokenIcon } from './drawing/tokens.tsx';
import { answerByHabit, type Habits } from './habit.ts';
import { v } from './words.ts';

const KEY = 'holotape.vault.habits';
const USUAL: Habits = { income: 'ask', pass: false };

function load(): Habits {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Habits> | null;
    const income = RESOURCES.find((each) => each === kept?.income) ?? 'ask';
    return { income, pass: kept?.pass === true };
  } catch {
    return USUAL;
  }
}

let habits = load();
const listeners = new Set<() => void>();

function change(next: Partial<Habits>): void {
  habits = { ...habits, ...next };
  try {
    localStorage.setItem(KEY, JSON.stringify(habits));
  } catch {
    // Then it holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

function useHabits(): Habits {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => habits,
  );
}

/** What the habits of this device answer. */
export const answerNow = (question: QuestionInfo, view: VaultView): string | undefined =>
  answerByHabit(question, view, habits);

/** Two chips where one has time for them: while others play. */
export function HabitChips({ seat }: VaultContext) {
  const { income, pass } = useHabits();
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
        onClick={() => change({ income: next })}
      >
        {v('habit.income')}
      </Chip>
      <Chip
        pressed={pass}
        icon={<Sign name="skip" />}
        note={pass ? v('habit.pass.on') : v('habit.pass.off')}
        onClick={() => change({ pass: !pass })}
      >
        {v('habit.pass')}
      </Chip>
    </div>
  );
}
