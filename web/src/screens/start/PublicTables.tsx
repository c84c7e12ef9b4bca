/** Tables on this server that anybody may join or watch. */
import type { TableCard } from '../../client/shelf.ts';
import { GameSign, KeyLink, Panel } from '../../design/index.ts';
import { faceOf } from '../../games/entries.ts';
import { t } from '../../text/index.ts';

export function PublicTables({ tables }: { readonly tables: readonly TableCard[] }) {
  if (tables.length === 0) return null;
  return (
    <Panel title={t('public.title')} className="saves" more={t('public.more')}>
      <ul>
        {tables.slice(0, 8).map((card) => {
          const face = faceOf(card.game);
          const free = card.open ?? 0;
          const who = card.names.filter(Boolean).join(', ');
          return (
            <li key={card.id}>
              {face && <GameSign face={face} />}
              <div className="what">
                <b>{card.title}</b>
                <small>
                  {[who, free > 0 ? t('public.free', { n: free }) : t('public.full')].filter(Boolean).join(' · ')}
                </small>
              </div>
              <KeyLink
                sign={free > 0 ? 'link' : 'eye'}
                to={`/lobby/${card.code ?? card.id}${free > 0 ? '' : '?watch'}`}
                aria-label={`${free > 0 ? t('join.sit') : t('join.watch')}: ${card.title}`}
              >
                {free > 0 ? t('join.sit') : t('join.watch')}
              </KeyLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
