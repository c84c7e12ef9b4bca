/** Dice that have just been rolled: they tumble, settle and say what they did. The log says it too. */
import { useEffect, useRef, useState } from 'react';
import type { DieFace, GameModule, TableContext } from '../../games/module.ts';
import { play } from '../../settings/sound.ts';
import { DieOf } from './DieOf.tsx';

const LIFE = 3600;
const MOST = 5;

interface Rolled {
  readonly at: number;
  readonly dice: readonly DieFace[];
  readonly text: string;
}

interface DiceCardProps {
  readonly context: TableContext;
  readonly module: GameModule;
  /** They are told elsewhere just now. */
  readonly told: boolean;
}

export function DiceCard({ context, module, told }: DiceCardProps) {
  const { log, explain } = context;
  const heard = useRef(log.length);
  const [rolled, setRolled] = useState<readonly Rolled[]>([]);
  useEffect(() => {
    const from = heard.current;
    heard.current = log.length;
    if (log.length < from) setRolled([]);
    const fresh = log.slice(from).flatMap((line, i): Rolled[] => {
      const dice = module.logLook?.(line, context).dice;
      return dice === undefined || dice.length === 0 ? [] : [{ at: from + i, dice, text: explain(line) }];
    });
    if (fresh.length === 0) return;
    play('dice');
    if (told) return;
    setRolled((before) => [...before, ...fresh].slice(-MOST));
  }, [log, module, context, explain, told]);
  useEffect(() => {
    if (rolled.length === 0) return;
    const timer = setTimeout(() => setRolled([]), LIFE);
    return () => clearTimeout(timer);
  }, [rolled]);
  if (rolled.length === 0) return null;
  // Whoever reaches for something sees what lies under the dice.
  const reaching = context.pointed !== undefined || context.pending !== undefined;
  const look = reaching ? 'dice-card aside' : 'dice-card';
  const own = module.dice?.(context, rolled[0]!.at, 'card');
  if (own !== undefined)
    return (
      <div className={`${look} own`} aria-hidden="true">
        {own}
      </div>
    );
  return (
    <ul className={look} aria-hidden="true">
      {rolled.map(({ at, dice, text }) => (
        <li key={at}>
          <span className="dice">
            {dice.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
              <DieOf key={i} module={module} die={face} size={34} rolling />
            ))}
          </span>
          <span>{text.charAt(0).toUpperCase() + text.slice(1)}</span>
        </li>
      ))}
    </ul>
  );
}
