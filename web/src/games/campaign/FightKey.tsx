/** Sets the battle up as a table of the skirmish in this browser, with both forces and the scenario. */
import { battleStart } from '@holotape/skirmish/campaign/queries/reports';
import { useState } from 'react';
import { Key, toast } from '../../design/index.ts';
import { go } from '../../shell/router.tsx';
import { type CampaignContext, campaignBehind } from './context.ts';
import { named, w } from './words.ts';

export function FightKey({ view, names }: CampaignContext) {
  const [busy, setBusy] = useState(false);
  const battle = view.battles.at(-1)!;
  const fight = async () => {
    setBusy(true);
    const { makeLocal } = await import('../../local/client.ts');
    const seats = battle.sides.map(({ seat }) =>
      view.agreed.unmanned.includes(seat)
        ? ({ kind: 'bot', bot: 'greedy' } as const)
        : ({ kind: 'me', name: names[seat] ?? '' } as const),
    );
    const title = `${named('scenario', battle.scenario)}, ${battle.number}`;
    const options = { ...battleStart(campaignBehind(view)), placing: 'auto' };
    const id = await makeLocal(
      { game: 'skirmish', title, seats, options, undo: 'free', dice: 'seeded', listed: false },
      names[0] ?? '',
    );
    toast({ text: w('fight.copy') });
    go(`/table/${id}`);
  };
  return (
    <Key kind="plain" sign="play" note={w('fight.here.note')} busy={busy} onClick={() => void fight()}>
      {w('fight.here')}
    </Key>
  );
}
