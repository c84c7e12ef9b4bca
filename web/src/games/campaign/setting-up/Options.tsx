/** What only a campaign agrees on: how long it is, how large forces are, how battles are found. */
import { useEffect } from 'react';
import { Chip, FormRow, RuleTag, Seg, Switch } from '../../../design/index.ts';
import type { WishProps } from '../../setting-up.ts';
import { How } from '../../skirmish/setting-up/Book.tsx';
import { USUAL_BOOK } from '../../skirmish/setting-up/by-the-book.ts';
import { type Agreed, botsIn, LIMITS, MATCHINGS, PRICES, SEASONS } from './options.ts';
import { w } from './words.ts';

export function Length() {
  return (
    <p>
      {w('length', { n: '3–12' })} <RuleTag id="CH-SETTLE-1" />
    </p>
  );
}

export function Rows({ wish, change }: WishProps<Agreed>) {
  const { options } = wish;
  const set = (some: Partial<Agreed>) => change({ ...wish, options: { ...options, ...some } });
  // Whoever is a bot in the form runs a house that nobody plays by hand.
  const unmanned = botsIn(wish);
  const isKnown = unmanned.join() === options.unmanned.join();
  useEffect(() => {
    if (!isKnown) set({ unmanned });
  });
  return (
    <>
      <FormRow label={w('season')}>
        <Seg
          label={w('season.label')}
          value={options.season}
          options={SEASONS.map((value) => ({ value, label: String(value) }))}
          onChange={(season) => set({ season })}
        />
      </FormRow>
      <FormRow label={w('caps')}>
        <Seg
          label={w('caps.label')}
          value={options.caps}
          options={LIMITS.map((value) => ({ value, label: String(value), name: w('caps.n', { n: value }) }))}
          onChange={(caps) => set({ caps })}
        />
      </FormRow>
      <FormRow label={w('prices')}>
        <Seg
          label={w('prices.label')}
          value={options.prices}
          options={PRICES.map((value) => ({ value, label: value }))}
          onChange={(prices) => set({ prices })}
        />
      </FormRow>
      <p className="campaign-note">{w('prices.note')}</p>
      <FormRow label={w('matching')}>
        <Seg
          label={w('matching.label')}
          value={options.matching}
          options={MATCHINGS.map((value) => ({ value, label: w(`matching.${value}`) }))}
          onChange={(matching) => set({ matching })}
        />
      </FormRow>
      <p className="campaign-note">{w(`matching.${options.matching}.note`)}</p>
      <FormRow label={w('without')}>
        <OnTheRoad wish={wish} set={(without) => set({ without })} />
      </FormRow>
      <p className="campaign-note">
        {w('without.note')} <RuleTag id="CH-SETTLE-3" />
      </p>
      {unmanned.length > 0 && <BotsInBattle book={options.book} set={(book) => set({ book })} />}
    </>
  );
}

interface BotsInBattleProps {
  readonly book: Agreed['book'];
  readonly set: (book: Agreed['book']) => void;
}

const FIGHTERS = ['bots', 'handbook'] as const;

/** Houses without a person fight as bots, or by the handbook's rules for an opponent. CH-AISETUP-1 */
function BotsInBattle({ book, set }: BotsInBattleProps) {
  const now = book === null ? 'bots' : 'handbook';
  return (
    <>
      <FormRow label={w('book')}>
        <Seg
          label={w('book.label')}
          value={now}
          options={FIGHTERS.map((value) => ({ value, label: w(`book.${value}`) }))}
          onChange={(fighter) => set(fighter === 'bots' ? null : USUAL_BOOK)}
        />
      </FormRow>
      <p className="campaign-note">
        {w(`book.${now}.note`)} <RuleTag id="CH-AISETUP-1" />
      </p>
      {book !== null && <How book={book} set={set} />}
    </>
  );
}

/** Which houses begin without a Settlement, each a key of its own. */
function OnTheRoad({
  wish: { seats, options },
  set,
}: Pick<WishProps<Agreed>, 'wish'> & { readonly set: (without: readonly number[]) => void }) {
  const turned = (seat: number) =>
    options.without.includes(seat)
      ? options.without.filter((each) => each !== seat)
      : [...options.without, seat].sort((a, b) => a - b);
  return (
    <div className="on-the-road-keys">
      {seats.map(({ name }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a house is its seat
        <Chip key={seat} pressed={options.without.includes(seat)} onClick={() => set(turned(seat))}>
          {name === '' ? w('house', { n: seat + 1 }) : name}
        </Chip>
      ))}
    </div>
  );
}

export function Switches({ wish, change }: WishProps<Agreed>) {
  const { options } = wish;
  const set = (some: Partial<Agreed>) => change({ ...wish, options: { ...options, ...some } });
  return (
    <>
      <li>
        <Switch on={options.short} onChange={(short) => set({ short })} note={w('short.note')}>
          <b>{w('short')}</b>
        </Switch>
      </li>
      <li>
        <Switch on={options.catchUp} onChange={(catchUp) => set({ catchUp })} note={w('catch-up.note')}>
          <b>{w('catch-up')}</b>
        </Switch>
      </li>
      <li>
        <Switch on={options.events} onChange={(events) => set({ events })} note={w('events.note')}>
          <b>{w('events')}</b>
        </Switch>
      </li>
      <li>
        <Switch on={options.quests} onChange={(quests) => set({ quests })} note={w('quests.note')}>
          <b>{w('quests')}</b>
        </Switch>
      </li>
    </>
  );
}
