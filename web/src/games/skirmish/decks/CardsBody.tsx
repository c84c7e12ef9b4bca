/** In the bar: the card that a question is about, and cards to choose from, with what each would do now. */
import type { Option } from '@holotape/kernel/play';
import { Sign } from '../../../design/index.ts';
import type { ThingId } from '../../module.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import { CardBand, CardText, DeckCard } from './DeckCard.tsx';
import { type CardFace, faceOf } from './faces.ts';
import { wouldDo } from './now.ts';
import { askingCard, cardOption } from './offers.ts';

export function CardsBody(context: BattleContext) {
  const { battle } = useBattle();
  const { question } = context;
  if (question === null) return null;
  const asking = askingCard(battle, question);
  const shown = asking === undefined ? undefined : faceOf(battle, asking);
  const offers = (question.options ?? [])
    .flatMap((option) => {
      const thing = cardOption(battle, question, option.id);
      const face = thing === undefined ? undefined : faceOf(battle, thing);
      return face === undefined ? [] : [{ option, face }];
    })
    // What can be taken stands before what cannot.
    .toSorted((a, b) => Number(a.option.blocked !== undefined) - Number(b.option.blocked !== undefined));
  if (shown === undefined && offers.length === 0) return null;
  return (
    <div className={offers.length > MANY ? 'deck-cards many' : 'deck-cards'}>
      {shown && <DeckCard face={shown} />}
      {offers.map(({ option, face }) => (
        <OfferedCard key={option.id} option={option} face={face} context={context} />
      ))}
    </div>
  );
}

/** More than these scroll in a box of their own. */
const MANY = 6;

interface OfferedCardProps {
  readonly option: Option;
  readonly face: CardFace;
  readonly context: BattleContext;
}

function OfferedCard({ option: { id, blocked }, face, context }: OfferedCardProps) {
  const { battle } = useBattle();
  const { question, pending, propose, point, explain, openRule } = context;
  const now = face.kind === 'boost' && question !== null ? wouldDo(battle, question, cardId(face.thing)) : undefined;
  return (
    <button
      type="button"
      className={`deck-card ${face.kind}`}
      data-option={id}
      data-thing={face.thing}
      aria-pressed={pending?.answer === id}
      aria-disabled={blocked !== undefined}
      onClick={() =>
        blocked === undefined ? propose(pending?.answer === id ? undefined : id) : openRule(blocked.rule)
      }
      onPointerEnter={() => point(face.thing)}
      onPointerLeave={() => point(undefined)}
    >
      <CardBand face={face} />
      <CardText face={face} />
      {now !== undefined && (
        <span className="now">
          <Sign name="arrow" size={15} /> {now}
        </span>
      )}
      {blocked !== undefined && (
        <span className="why">
          <Sign name="no" size={15} /> {explain(blocked)}
        </span>
      )}
    </button>
  );
}

const cardId = (thing: ThingId): string => thing.slice(thing.indexOf(':') + 1);

/** A card of these decks at book size. */
export function CardReading({ thing }: { readonly thing: ThingId }) {
  const { battle } = useBattle();
  const face = faceOf(battle, thing);
  return face === undefined ? null : (
    <div className="deck-cards">
      <DeckCard face={face} />
    </div>
  );
}
