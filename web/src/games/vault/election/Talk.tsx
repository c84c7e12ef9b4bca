/** What people will talk about. */
import { Icon, Sign } from '../../../design/index.ts';
import { useVault } from '../context.ts';
import { GLYPHS } from '../drawing/glyphs.tsx';
import { TokenIcon } from '../drawing/tokens.tsx';
import type { History } from '../history.ts';
import { v } from '../words.ts';

export function Talk({ history, names }: { readonly history: History; readonly names: readonly string[] }) {
  const { content } = useVault();
  const { luckiest, busiest, landlord, bruised } = history;
  return (
    <ul className="panel talk-of">
      {luckiest && (
        <li>
          <Sign name="die" size={22} />
          <span>
            <b>{v('talk.lucky')}</b>
            {v('talk.lucky.text', {
              name: names[luckiest.seat] ?? '',
              sum: luckiest.sum,
              threat: content.threats.get(luckiest.threat)?.name ?? v('talk.fight'),
            })}
          </span>
        </li>
      )}
      {busiest && (
        <li>
          <Icon path={GLYPHS.person} size={22} />
          <span>
            <b>{v('talk.busy')}</b>
            {v('talk.busy.text', { room: content.rooms.get(busiest.room)?.name ?? '', n: busiest.visits })}
          </span>
        </li>
      )}
      {landlord && (
        <li>
          <TokenIcon name="any" size={24} />
          <span>
            <b>{v('talk.income')}</b>
            {v('talk.income.text', { name: names[landlord.seat] ?? '', n: landlord.times })}
          </span>
        </li>
      )}
      {bruised && (
        <li>
          <TokenIcon name="injury" size={24} />
          <span>
            <b>{v('talk.bruised')}</b>
            {v('talk.bruised.text', { name: names[bruised.seat] ?? '', n: bruised.times })}
          </span>
        </li>
      )}
    </ul>
  );
}
