/** One's own survivor: letters, experience, health and rads on one track, what is worn and carried. */
import { armorOf, inventoryLimit, sheetOf } from '@holotape/adventure/queries/survivors';
import type { SurvivorView } from '@holotape/adventure/view';
import { LETTERS, type Letter } from '@holotape/adventure/words';
import { Icon, Peg, PlayerMark, Sign } from '../../../design/index.ts';
import { bottleCap } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { MutationBack } from '../together/Mutation.tsx';
import { a } from '../words.ts';
import { Gear } from './Gear.tsx';
import { Health } from './Health.tsx';

export function Sheet(context: AdventureContext) {
  const { seat, view, names } = context;
  const { position, colours } = useAdventure();
  const survivor = seat === 'public' ? undefined : view.survivors[seat];
  if (survivor === undefined || seat === 'public' || survivor.character === null) return null;
  const { name, maxHp } = sheetOf(position, seat);
  return (
    <section className="survivor-sheet panel" aria-label={a('sheet')} data-own-seat={seat}>
      <header>
        <svg width="40" height="50" viewBox="-17 -42 36 46" aria-hidden="true">
          <Peg colour={colours[seat]!} />
        </svg>
        <div>
          <h2>
            {name}
            {survivor.traits.map(({ trait }) => (
              <span key={trait} className="tag">
                {a(`trait.${trait}`)}
              </span>
            ))}
            {view.together?.mutations[seat] === null && <MutationBack survivor={survivor} />}
          </h2>
          <small>
            <PlayerMark colour={colours[seat]!} size={16} /> {names[seat]} ·{' '}
            {nextLetterIn(survivor.letters, survivor.xp)}
          </small>
        </div>
        <Counts survivor={survivor} together={view.together !== null} />
      </header>
      <LetterRow survivor={survivor} />
      <Health hp={survivor.hp} rads={survivor.rads} maxHp={maxHp} armor={armorOf(position, seat)}>
        {a('inventory', { n: carriedBy(survivor), limit: inventoryLimit(position, seat) })}
      </Health>
      <Gear survivor={survivor} context={context} />
    </section>
  );
}

const carriedBy = ({ cards }: SurvivorView): number => cards.filter((card) => card.in === 'inventory').length;

interface CountsProps {
  readonly survivor: SurvivorView;
  /** Then there are no agendas. AB-SETUP-8 */
  readonly together: boolean;
}

const Counts = ({ survivor: { caps, agendas }, together }: CountsProps) => (
  <div className="counts">
    <span title={a('caps')}>
      <Icon path={bottleCap} size={22} />
      <b className="num">{caps}</b>
      <span className="sr">{a('caps')}</span>
    </span>
    {!together && (
      <span title={a('agendas.hidden')}>
        <Sign name="cards" size={20} />
        <b className="num">{agendas.length}</b>
        <span className="sr">{a('agendas.hidden')}</span>
      </span>
    )}
  </div>
);

/** The letters one owns are brass; the XP peg stands under its hole. FB-SPEC-1, FB-XP-1 */
function LetterRow({ survivor: { letters, xp } }: { readonly survivor: SurvivorView }) {
  const needed = nextLetterIn(letters, xp);
  return (
    <div
      className="special"
      data-thing="adventure:letters"
      role="img"
      aria-label={`${a('letters', { letters: letters.join(', ') || a('none') })}; ${needed}`}
      title={needed}
    >
      {LETTERS.map((letter, i) => (
        <i key={letter} className={letters.includes(letter) ? 'on' : ''}>
          <b>{letter}</b>
          {xp === i + 1 && <u>XP</u>}
        </i>
      ))}
    </div>
  );
}

/** "2 of 3 to the next letter": one step for each letter one owns, and one to begin again. FB-XP-1, FB-XP-2 */
function nextLetterIn(letters: readonly Letter[], xp: number): string {
  const passed = letters.filter((letter) => LETTERS.indexOf(letter) + 1 <= xp).length;
  return a('xp.of', { n: passed, of: letters.length + 1 });
}
