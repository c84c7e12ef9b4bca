import { Switch } from '../../../src/design/index.ts';
import type { SettingUp, WishProps } from '../../../src/games/setting-up.ts';

interface Agreed {
  readonly long: boolean;
}

const Switches = ({ wish, change }: WishProps<Agreed>) => (
  <li>
    <Switch on={wish.options.long} onChange={(long) => change({ ...wish, options: { long } })}>
      <b>Long field</b>
    </Switch>
  </li>
);

export const settingUp: SettingUp<Agreed> = {
  rule: 'FL-0',
  least: 1,
  most: 3,
  few: { text: 'Somebody must play.', rule: 'FL-0' },
  full: { note: 'no more flags', text: 'There are three colours of cloth.', rule: 'FL-0' },
  colours: ['red', 'blue', 'yellow'],
  fresh: { long: false },
  read: (kept) => ({ long: (kept as Partial<Agreed> | null)?.long === true }),
  agreed: ({ long }) => ({ first: 'red starts', more: long ? ['long field'] : [] }),
  Switches,
};
