/** What the signs on the board mean. */
import { Token, type TokenName } from '../../design/index.ts';
import { t } from '../../text/index.ts';

const SIGNS: readonly (readonly [name: TokenName, text?: string])[] = [
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

export function IconTable() {
  return (
    <ul className="icon-table">
      {SIGNS.map(([name, text]) => (
        <li key={name}>
          <Token name={name} {...(text && { text })} size={40} />
          <div>
            <b>{t(`icon.${name}`)}</b>
            <p>{t(`icon.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
