/** Whose knowledge the replay shows. */
import type { ReactNode } from 'react';
import { PlayerMark, Sign, useWhyNot } from '../../../design/index.ts';
import type { GameModule } from '../../../games/module.ts';
import { listNames, s } from '../words.ts';

/** A seat's, everybody's, or all cards. */
export type Eyes = number | 'public' | 'all';

interface EyesProps {
  readonly names: readonly string[];
  readonly seats: readonly number[];
  readonly eyes: Eyes;
  readonly colours: ReturnType<GameModule['colours']>;
  readonly set: (eyes: Eyes) => void;
  readonly openAll: (() => void) | undefined;
}

/** Whose knowledge: everyone's, one's own seats; all cards only when the game is over. */
export function WhoseEyes({ names, seats, eyes, colours, set, openAll }: EyesProps) {
  const others = names.filter((_, seat) => !seats.includes(seat));
  return (
    <div className="eyes" role="radiogroup" aria-label={s('replay.see')}>
      <Eye
        on={eyes === 'public'}
        set={() => set('public')}
        icon={<Sign name="people" />}
        note={s('replay.see.public.note')}
      >
        {s('replay.see.public')}
      </Eye>
      {seats.map((seat) => (
        <Eye
          key={seat}
          on={eyes === seat}
          set={() => set(seat)}
          icon={colours[seat] && <PlayerMark colour={colours[seat]} size={20} />}
          note={s('replay.see.seat.note')}
        >
          {seats.length === 1 ? s('replay.see.you') : s('replay.see.seat', { name: names[seat] ?? '' })}
        </Eye>
      ))}
      {others.length > 0 && (
        <Eye
          on={false}
          set={() => {}}
          icon={<Sign name="no" />}
          note={s('replay.see.other.note')}
          blocked={s('replay.see.blocked')}
        >
          {s('replay.see.others', { names: listNames(others) })}
        </Eye>
      )}
      {openAll && (
        <Eye on={eyes === 'all'} set={openAll} icon={<Sign name="eye" />} note={s('replay.see.all.note')}>
          {s('replay.see.all')}
        </Eye>
      )}
    </div>
  );
}

interface EyeProps {
  readonly on: boolean;
  readonly set: () => void;
  readonly icon: ReactNode;
  readonly note: string;
  readonly blocked?: string | undefined;
  readonly children: ReactNode;
}

function Eye({ on, set, icon, note, blocked, children }: EyeProps) {
  const why = useWhyNot(blocked === undefined ? undefined : { text: blocked });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a radio that can be blocked and still be reached */}
      <button
        type="button"
        role="radio"
        className="eye"
        aria-checked={on}
        aria-disabled={blocked === undefined ? undefined : true}
        {...(blocked !== undefined && why.props)}
        onClick={() => (blocked === undefined ? set() : why.open())}
      >
        {icon}
        <span>
          <b>{children}</b>
          <small>{note}</small>
        </span>
        {on && <Sign name="tick" size={18} />}
      </button>
      {why.bubble}
    </>
  );
}
