/** How it is played: who sets up, who is played by the handbook, and how long a battle takes. */
import type { WishProps } from '../../setting-up.ts';
import { Book } from './Book.tsx';
import type { Agreed } from './options.ts';
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

export const Length = () => <p>{w('length')}</p>;
