/** How it is played: who sets up, who is played by the handbook, which cards there are, and how long a battle takes. */
import { Switch } from '../../../design/index.ts';
import type { WishProps } from '../../setting-up.ts';
import { Book } from './Book.tsx';
import { type Agreed, DECKS, takesOwn } from './options.ts';
import { Placing } from './Placing.tsx';
import { Story } from './Story.tsx';
import { w } from './words.ts';

export const How = (props: WishProps<Agreed>) => (
  <>
    <Story {...props} />
    <Placing {...props} />
    <Book {...props} />
  </>
);

/** Decks beside the table. They are agreed on where forces are brought, and belong to no lesson. SC-RULING-72 */
export const Decks = ({ wish, change }: WishProps<Agreed>) =>
  takesOwn(wish.options.scenario) &&
  DECKS.map((deck) => (
    <li key={deck}>
      <Switch
        on={wish.options[deck]}
        note={w(`${deck}.note`)}
        onChange={(on) => change({ ...wish, options: { ...wish.options, [deck]: on } })}
      >
        <b>{w(deck)}</b>
      </Switch>
    </li>
  ));

export const Length = () => <p>{w('length')}</p>;
