/** A game watched again: the same board, a tape deck where the question bar was, and only what was known by then. */
import { useEffect, useState } from 'react';
import { tableInfo, watch } from '../../../client/api.ts';
import { isPlayable, openGame } from '../../../games/entries.ts';
import { isLocal } from '../../../local/store.ts';
import { Trouble } from '../../../shell/Trouble.tsx';
import { Winding } from '../../../shell/Winding.tsx';
import '../table.css';
import './replay.css';
import { s } from '../words.ts';
import { type Loaded, Player } from './Player.tsx';

async function load(id: string): Promise<Loaded | undefined> {
  const local = isLocal(id);
  const record = local
    ? await import('../../../local/client.ts').then((client) => client.watchLocal(id))
    : await watch(id);
  if (record === undefined || record.steps.length === 0 || !isPlayable(record.game)) return undefined;
  const [module, info] = await Promise.all([
    openGame(record.game),
    local ? undefined : tableInfo(id).catch(() => undefined),
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
