/** What only the vault agrees on: who starts, what is in the box, and how long it takes. */
import { FormRow, PlayerMark, RuleTag, Seg, type SegOption, Sign, Switch } from '../../../design/index.ts';
import { t } from '../../../text/index.ts';
import type { WishProps } from '../../setting-up.ts';
import { SEAT_COLOURS } from './colours.ts';
import type { Agreed } from './options.ts';
import { w } from './words.ts';

export function Length() {
  return (
    <p>
      {w('length')} <RuleTag id="SH-END-1" />
    </p>
  );
}

/** Who starts. */
export function Rows({ wish, change }: WishProps<Agreed>) {
  const starts: SegOption<number | null>[] = [
    {
      value: null,
      label: (
        <>
          <Sign name="die" size={17} />
          {w('by-lot')}
        </>
      ),
    },
    ...wish.seats.map((_, at) => ({
      value: at,
      name: t(`colour.${SEAT_COLOURS[at]!}`),
      label: <PlayerMark colour={SEAT_COLOURS[at]!} size={18} />,
    })),
  ];
  return (
    <FormRow label={w('starts')}>
      <Seg
        className="starts"
        label={w('starts.label')}
        value={wish.options.first}
        options={starts}
        onChange={(first) => change({ ...wish, options: { ...wish.options, first } })}
      />
    </FormRow>
  );
}

/** What is in the box. */
export function Switches({ wish, change }: WishProps<Agreed>) {
  return (
    <li>
      <Switch
        on={wish.options.extraRooms}
        onChange={(extraRooms) => change({ ...wish, options: { ...wish.options, extraRooms } })}
        note={w('extra.note')}
      >
        <b>{w('extra')}</b>
      </Switch>
    </li>
  );
}
