/** The diary, typed: the last days in the rail, all of them at book size; today is on top. */
import { Panel } from '../../../design/index.ts';
import { type CampaignContext, shownSeat } from '../context.ts';
import { w } from '../words.ts';
import { type Day, daysOf } from './days.ts';

export const DIARY = 'diary:';

/** So many days stand in the rail. */
const SHOWN = 2;

export function Diary(context: CampaignContext) {
  const days = daysOf(context, shownSeat(context));
  if (days.length === 0) return null;
  const all = (
    <button type="button" className="linkish" onClick={() => context.read(DIARY)}>
      {w('diary.all', { n: days.length })}
    </button>
  );
  return (
    <Panel title={w('diary')} more={days.length > SHOWN ? all : undefined} className="diary">
      <Days days={days.slice(-SHOWN).reverse()} />
    </Panel>
  );
}

export const WholeDiary = (context: CampaignContext) => (
  <div className="diary whole">
    <Days days={[...daysOf(context, shownSeat(context))].reverse()} />
  </div>
);

function Days({ days }: { readonly days: readonly Day[] }) {
  return (
    <ol>
      {days.map(({ number, isAhead, sentences }, at) => (
        <li key={number} aria-current={at === 0 ? 'true' : undefined}>
          <b>{number === 0 ? w('round.first') : w(isAhead ? 'diary.day.before' : 'diary.day', { n: number })}</b>
          <p>{sentences.join(' ')}</p>
        </li>
      ))}
    </ol>
  );
}
