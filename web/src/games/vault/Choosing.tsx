/** The dweller in hand, chosen before the space. */
import { Chip } from '../../design/index.ts';
import { useVault, type VaultContext } from './context.ts';
import { PegIcon } from './drawing/peg.tsx';
import { kindName } from './labels.ts';
import { asksForSpace } from './reading.ts';
import { v } from './words.ts';

export function Choosing({ question, take }: VaultContext) {
  const { kinds, hand, me } = useVault();
  if (!asksForSpace(question) || me === undefined || kinds.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips of the question bar, not a form
    <div
      className={`hands${kinds.length > 3 ? ' tight' : ''}`}
      role="group"
      aria-label={v('which-dweller')}
      data-thing="screen:choosing"
    >
      {kinds.map((kind) => (
        <Chip
          key={kind.key}
          className="peg"
          pressed={hand?.key === kind.key}
          icon={
            <PegIcon
              colour={me.colour}
              dweller={kind.dweller}
              trained={kind.trained}
              injured={kind.injured}
              size={42}
            />
          }
          onClick={() => take(kind.key)}
        >
          {/* The letter is on the drawing; who hears the table hears it with the name. Of many, each has the one word. */}
          <span aria-hidden="true" className="word">
            {kind.trained === null
              ? kindName(kind)
              : kinds.length > 3
                ? kind.trained
                : v(kind.injured ? 'kind.injured' : 'kind.short.trained')}
          </span>
          <span className="sr">{kindName(kind)}</span>
          {kind.count > 1 && <small>×{kind.count}</small>}
        </Chip>
      ))}
    </div>
  );
}
