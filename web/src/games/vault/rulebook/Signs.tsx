/** What the signs on the board mean. */
import { type ArtName, TokenPicture } from '../drawing/token-art.tsx';
import { w } from './words.ts';

export const SIGNS: readonly (readonly [name: ArtName, text?: string])[] = [
  ['power'],
  ['food'],
  ['water'],
  ['any'],
  ['happiness'],
  ['item'],
  ['dweller'],
  ['first-player'],
  ['price'],
  ['build'],
  ['train', 'S'],
  ['heal'],
  ['injury'],
  ['injured-only'],
  ['fight', '7'],
];

export function Signs() {
  return (
    <ul className="icon-table">
      {SIGNS.map(([name, text]) => (
        <li key={name}>
          <TokenPicture name={name} {...(text && { text })} size={40} />
          <div>
            <b>{w(`icon.${name}`)}</b>
            <p>{w(`icon.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
