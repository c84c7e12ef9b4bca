/** The battle as a table of the skirmish: set up for those whose battle it is, or left to bots. Its report comes home by itself. */
import type { TableAction } from '@holotape/table/spoken/actions';
import { useEffect, useState } from 'react';
import { Key } from '../../design/index.ts';
import { isLocal } from '../../local/store.ts';
import { actAt } from '../../shell/act-at.ts';
import { go } from '../../shell/router.tsx';
import type { CampaignContext } from './context.ts';
import { w } from './words.ts';

/** What was asked for: once it is there, one goes there. */
type Wish = 'none' | 'asked' | 'going';

export function FightKey({ info, watching, explain }: CampaignContext) {
  const [wish, setWish] = useState<Wish>('none');
  const table = info.inner?.table;
  const local = isLocal(info.id);
  useEffect(() => {
    if (wish === 'going' && table !== undefined) go(`/table/${table}`);
  }, [wish, table]);
  const act = async (action: TableAction, then: Wish) => {
    setWish('asked');
    setWish((await actAt({ id: info.id, local }, action, explain)) ? then : 'none');
  };
  if (table === undefined)
    return watching ? null : (
      <div className="fought">
        <Key
          kind="plain"
          sign="play"
          note={w('fight.here.note')}
          busy={wish !== 'none'}
          onClick={() => void act({ do: 'inner' }, 'going')}
        >
          {w('fight.here')}
        </Key>
        <Key
          kind="plain"
          sign="skip"
          note={w(local ? 'fight.bots.note.here' : 'fight.bots.note')}
          busy={wish !== 'none'}
          // A table in this browser is played while somebody looks at it; a server plays on by itself.
          onClick={() => void act({ do: 'inner', bots: true }, local ? 'going' : 'none')}
        >
          {w('fight.bots')}
        </Key>
      </div>
    );
  return (
    <div className="fought">
      {info.inner!.home && !watching && (
        <Key kind="plain" sign="flag" note={w('fight.home.note')} onClick={() => void act({ do: 'home' }, 'none')}>
          {w('fight.home')}
        </Key>
      )}
      <Key kind="plain" sign="play" note={w('fight.go.note')} onClick={() => go(`/table/${table}`)}>
        {w('fight.go')}
      </Key>
    </div>
  );
}
