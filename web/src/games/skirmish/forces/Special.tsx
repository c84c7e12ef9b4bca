/** The seven attributes of a unit in a row, on the page and on paper. */
import type { Unit } from '@holotape/skirmish/content';
import { ATTRIBUTES, type Attribute } from '@holotape/skirmish/words';
import type { ReactNode } from 'react';

interface SpecialProps {
  readonly card: Unit;
  /** What stands below the value of an attribute. */
  readonly under?: (attribute: Attribute) => ReactNode;
}

export const Special = ({ card, under }: SpecialProps) => (
  <table className="special">
    <thead>
      <tr>
        {ATTRIBUTES.map((each) => (
          <th key={each} scope="col">
            {each[0]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <tr>
        {ATTRIBUTES.map((each) => (
          <td key={each}>
            <b>{card.special[each]}</b>
            {under?.(each)}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);
