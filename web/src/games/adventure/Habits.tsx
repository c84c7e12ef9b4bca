/** Whether questions that would change nothing are asked. Kept on this device. */
import { Chip, Sign } from '../../design/index.ts';
import { habits } from './habit.ts';
import type { AdventureContext } from './table.tsx';
import { a } from './words.ts';

export function Habits({ seat }: AdventureContext) {
  const { skip } = habits.use();
  if (seat === 'public') return null;
  return (
    <div className="habits">
      <Chip
        pressed={skip}
        icon={<Sign name="skip" />}
        note={a(skip ? 'habit.skip.on' : 'habit.skip.off')}
        onClick={() => habits.change({ skip: !skip })}
      >
        {a('habit.skip')}
      </Chip>
    </div>
  );
}
