/**
 * The battle as a table of the skirmish in this browser, with both forces and the scenario: set up, gone to, and its report brought
 * home when it is over. Of a campaign on a server the report is written by hand.
 */
import { useEffect, useState } from 'react';
import { Key, toast } from '../../design/index.ts';
import type { Within } from '../../local/calls.ts';
import { isLocal } from '../../local/store.ts';
import { go } from '../../shell/router.tsx';
import type { CampaignContext } from './context.ts';
import { named, w } from './words.ts';

export function FightKey(context: CampaignContext) {
  return isLocal(context.info.id) ? <FightHere {...context} /> : null;
}

function FightHere({ view, names, info, propose }: CampaignContext) {
  const [busy, setBusy] = useState(false);
  const battle = view.battles.at(-1)!;
  const mark = battle.mark!;
  const fought = useFought(info.id, mark);
  const fight = async () => {
    setBusy(true);
    const { makeWithin } = await import('../../local/client.ts');
    const seats = battle.sides.map(({ seat }) =>
      view.agreed.unmanned.includes(seat)
        ? ({ kind: 'bot', bot: 'greedy' } as const)
        : ({ kind: 'me', name: names[seat] ?? '' } as const),
    );
    const title = `${named('scenario', battle.scenario)}, ${battle.number}`;
    const id = await makeWithin(info.id, { mark, title, seats, options: { placing: 'auto' }, name: names[0] ?? '' });
    toast({ text: w('fight.copy') });
    go(`/table/${id}`);
  };
  if (fought === undefined) return null;
  if (fought === 'none')
    return (
      <Key kind="plain" sign="play" note={w('fight.here.note')} busy={busy} onClick={() => void fight()}>
        {w('fight.here')}
      </Key>
    );
  const { id, answer } = fought;
  return (
    <div className="fought">
      {answer !== undefined && (
        <Key kind="plain" sign="flag" note={w('fight.home.note')} onClick={() => propose(answer)}>
          {w('fight.home')}
        </Key>
      )}
      <Key kind="plain" sign="play" note={w('fight.go.note')} onClick={() => go(`/table/${id}`)}>
        {w('fight.go')}
      </Key>
    </div>
  );
}

/** The table that was made for this battle; undefined while it is looked for. */
function useFought(campaign: string, mark: string): Within | 'none' | undefined {
  const [fought, setFought] = useState<Within | 'none'>();
  useEffect(() => {
    let here = true;
    import('../../local/client.ts')
      .then(({ findWithin }) => findWithin(campaign, mark))
      .then(
        (found) => here && setFought(found ?? 'none'),
        () => here && setFought('none'),
      );
    return () => {
      here = false;
    };
  }, [campaign, mark]);
  return fought;
}
