/** One's own survivor: letters, experience, health and rads on one track, what is worn and carried. */
import type { ItemCard } from '@holotape/adventure/content';
import { armorOf, inventoryLimit, sheetOf } from '@holotape/adventure/queries/survivors';
import type { HeldCard } from '@holotape/adventure/state';
import type { SurvivorView } from '@holotape/adventure/view';
import { LETTERS, type Letter, TRACK_END } from '@holotape/adventure/words';
import { Icon, Peg, PlayerMark, Sign } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { radioactive } from '../map/pictures.ts';
import { bottleCap, hearts, itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';

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
          <h2>{name}</h2>
          <small>
            <PlayerMark colour={colours[seat]!} size={16} /> {names[seat]}, {a('level', { n: survivor.letters.length })}
          </small>
        </div>
        <Counts survivor={survivor} />
      </header>
      <LetterRow survivor={survivor} />
      <Health survivor={survivor} maxHp={maxHp} armor={armorOf(position, seat)} />
      <Gear survivor={survivor} limit={inventoryLimit(position, seat)} context={context} />
    </section>
  );
}

const Counts = ({ survivor: { caps, agendas, traits } }: { readonly survivor: SurvivorView }) => (
  <div className="counts">
    {traits.map(({ trait }) => (
      <span key={trait} className="tag">
        {a(`trait.${trait}`)}
      </span>
    ))}
    <span title={a('caps')}>
      <Icon path={bottleCap} size={22} />
      <b className="num">{caps}</b>
      <span className="sr">{a('caps')}</span>
    </span>
    <span title={a('agendas.hidden')}>
      <Sign name="cards" size={20} />
      <b className="num">{agendas.length}</b>
      <span className="sr">{a('agendas.hidden')}</span>
    </span>
  </div>
);

/** The letters one owns are brass; the XP peg stands under its hole. FB-SPEC-1, FB-XP-1 */
function LetterRow({ survivor: { letters, xp } }: { readonly survivor: SurvivorView }) {
  const needed = nextLetterIn(letters, xp);
  return (
    <div
      className="special"
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

interface HealthProps {
  readonly survivor: SurvivorView;
  readonly maxHp: number;
  readonly armor: number;
}

/** Rads come from the left, health from the left too: where they meet is death. FB-HP-1, FB-RAD-1 */
function Health({ survivor: { hp, rads }, maxHp, armor }: HealthProps) {
  const holes = Array.from({ length: TRACK_END }, (_, i) => i + 1);
  return (
    <div className="health">
      <div className="heads">
        <span>
          <Icon path={radioactive} size={17} /> {a('rads')} <b>{rads}</b>
        </span>
        {armor > 0 && <span>{a('armor', { n: armor })}</span>}
        <span>
          <b>{hp}</b> {a('health')} <Icon path={hearts} size={17} colour="var(--alert)" />
        </span>
      </div>
      <div className="health-track" role="img" aria-label={a('health.of', { hp, max: maxHp, rads })}>
        {holes.map((hole) => (
          <i
            key={hole}
            className={`${hole <= rads ? 'rad' : hole <= hp ? 'hp' : ''}${hole === hp ? ' edge' : ''}${hole > maxHp ? ' shut' : ''}`}
          />
        ))}
      </div>
    </div>
  );
}

interface GearProps {
  readonly survivor: SurvivorView;
  readonly limit: number;
  readonly context: AdventureContext;
}

function Gear({ survivor: { cards }, limit, context }: GearProps) {
  const carried = cards.filter((card) => card.in === 'inventory');
  const worn = cards.filter((card) => card.in !== 'inventory');
  return (
    <>
      <ul className="gear" aria-label={a('equipped')}>
        {worn.map((card) => (
          <GearCard key={card.id} held={card} context={context} />
        ))}
      </ul>
      <p className="pack-head">{a('inventory', { n: carried.length, limit })}</p>
      <ul className="gear pack" aria-label={a('inventory', { n: carried.length, limit })}>
        {carried.map((card) => (
          <GearCard key={card.id} held={card} context={context} />
        ))}
      </ul>
    </>
  );
}

/** A card one has; lit when it may be used or equipped now. */
function GearCard({ held, context }: { readonly held: HeldCard; readonly context: AdventureContext }) {
  const { position, optionFor } = useAdventure();
  const item = position.content.items.get(held.id)!;
  const option = optionFor(`item:${held.id}`);
  const open = option !== undefined && option.blocked === undefined;
  return (
    <li>
      <button
        type="button"
        className={`gear-card ${item.kind}${held.exhausted ? ' used' : ''}${open ? ' lit' : ''}`}
        aria-pressed={open && optionOf(context) === option.id ? true : undefined}
        aria-disabled={option?.blocked ? true : undefined}
        onClick={() => open && context.propose(option.id)}
        title={item.text}
      >
        <span className="band">
          {item.name}
          {held.exhausted && <em>{a('used')}</em>}
        </span>
        <span className="in">
          <Icon path={itemSign(item)} size={28} />
          <ItemMarks item={item} />
        </span>
      </button>
    </li>
  );
}

/** What a card does by being there: letters, reach, armor; otherwise its text. */
export function ItemMarks({ item }: { readonly item: ItemCard }) {
  const { me } = useAdventure();
  if (item.letters.length > 0 || item.armor > 0)
    return (
      <em>
        {item.letters.map((letter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter may be printed twice
          <kbd key={i} className={me?.letters.includes(letter) ? 'on' : ''}>
            {letter}
          </kbd>
        ))}
        <small>
          {[item.ranged && a('ranged'), item.armor > 0 && a('armor', { n: item.armor })].filter(Boolean).join(', ')}
        </small>
      </em>
    );
  return <small>{item.text}</small>;
}
