/** A game watched again: the same board, a tape deck where the question bar was, and only what was known by then. */
import { useEffect, useState } from 'react';
import { tableInfo } from '../../../client/api.ts';
import { isPlayable, openGame } from '../../../games/entries.ts';
import { isLocal } from '../../../local/store.ts';
import { Trouble } from '../../../shell/Trouble.tsx';
import { Winding } from '../../../shell/Winding.tsx';
import '../table.css';
import './replay.css';
import { s } from '../words.ts';
import { type Loaded, Player } from './Player.tsx';
import { recordOf } from './record.ts';

async function load(id: string): Promise<Loaded | undefined> {
  const record = await recordOf(id);
  if (record === undefined || record.steps.length === 0 || !isPlayable(record.game)) return undefined;
  const [module, info] = await Promise.all([
    openGame(record.game),
    isLocal(id) ? undefined : tableInfo(id).catch(() => undefined),
  ]);
  return { record, module, info };
}

export function ReplayScreen({ id }: { readonly id: string }) {
  const [loaded, setLoaded] = useState<Loaded | 'missing' | { readonly trouble: string }>();
  useEffect(() => {
    let here = true;
    load(id).then(
      (found) => here && setLoaded(found ?? 'missing'),
      (error: Error) => here && setLoaded({ trouble: error.message }),
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (loaded === undefined) return <Winding />;
  if (loaded === 'missing') return <Trouble title={s('replay')} text={s('replay.missing')} />;
  if ('trouble' in loaded) return <Trouble title={s('replay')} text={loaded.trouble} />;
  return <Player id={id} {...loaded} />;
}
