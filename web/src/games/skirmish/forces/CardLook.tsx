/** A card to look at before it is taken: every figure and every word. */
import type { SkirmishContent } from '@holotape/skirmish';
import { type Book, powerArmorFigures, unitFigures, weaponFigures } from '@holotape/skirmish/printed/card-figures';
import { Dialog, Key } from '../../../design/index.ts';
import { t } from '../../../text/index.ts';
import { cardName } from './reading.ts';
import { f } from './words.ts';

function linesOf(content: SkirmishContent, card: string): string[] {
  const book: Book = { rulers: content.rulers, nameOf: cardName };
  const unit = content.units.get(card);
  if (unit !== undefined) return [...unitFigures(unit, book), unit.text];
  const weapon = content.weapons.get(card);
  if (weapon !== undefined) return [...weaponFigures(weapon, book), weapon.text];
  const suit = content.powerArmor.get(card);
  if (suit !== undefined) return [...powerArmorFigures(suit), suit.text];
  if (card === content.heroic.id) return [f('heroic')];
  const other =
    content.leaders.get(card) ?? content.perks.get(card) ?? content.boosts.get(card) ?? content.items.get(card);
  return other !== undefined && 'text' in other ? [other.text] : [];
}

const KINDS = ['units', 'weapons', 'armor', 'clothing', 'gear', 'mods', 'perks', 'leaders'];

interface CardLookProps {
  readonly content: SkirmishContent;
  readonly card: string;
  readonly close: () => void;
}

export function CardLook({ content, card, close }: CardLookProps) {
  const unsaid = KINDS.flatMap((kind) => content.unsaid.get(`${kind}/${card}`) ?? []);
  return (
    <Dialog title={cardName(card)} onClose={close} keys={<Key onClick={close}>{t('close')}</Key>}>
      <div className="card-look">
        {linesOf(content, card)
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
        {unsaid.length > 0 && <b>{f('unsaid')}</b>}
        {unsaid.map(({ says, why }) => (
          <p key={says}>
            {says} ({why})
          </p>
        ))}
      </div>
    </Dialog>
  );
}
