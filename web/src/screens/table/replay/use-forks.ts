import type { Json } from '@holotape/kernel/play';
import { useState } from 'react';
import { toast } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { s } from '../words.ts';

interface Recorded {
  readonly id: string;
  readonly local: boolean;
  readonly game: string;
}

const tell = (error: Error) => toast({ text: error.message, kind: 'bad' });

/** What takes the rules again: going on from a stop as a new table, and the whole states behind the views. */
export function useForks(record: Recorded) {
  const [forking, setForking] = useState(false);
  const [states, setStates] = useState<readonly Json[]>();
  const openStates = () => {
    if (states !== undefined) return;
    import('./fork.ts').then(({ statesOf }) => statesOf(record)).then(setStates, tell);
  };
  const fork = (at: number) => {
    setForking(true);
    import('./fork.ts')
      .then(({ forkAt }) => forkAt(record, at))
      .then(
        (made) => {
          toast({ text: s('deck.made') });
          go(`/table/${made}`);
        },
        (error: Error) => {
          setForking(false);
          tell(error);
        },
      );
  };
  return { forking, fork, states, openStates };
}
