/** A trade on a blanket: one's own cards on the left, the other's on the right, and what both would have afterwards. */
import type { HeldCard } from '@holotape/adventure/state';
import type { SurvivorView } from '@holotape/adventure/view';
import { type ReactNode, useEffect, useRef } from 'react';
import { Field, Icon, Key, type PlayerColour, PlayerMark, Sign } from '../../../design/index.ts';
import { bottleCap, itemSign } from '../signs.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { AfterTrade } from './AfterTrade.tsx';
import {
  answerOf,
  isEmpty,
  type Proposal,
  proposalOf,
  turned,
  withAgenda,
  withAgendasAsked,
  withCaps,
  withCard,
  withShown,
} from './proposal.ts';

/** An offer in answer to an offer begins with what was offered, turned round. FB-RULING-83 */
function useCounter({ question, view, propose }: AdventureContext): void {
  const begun = useRef<number>(undefined);
  const { trade } = view;
  useEffect(() => {
    if (question?.ask !== 'trade.propose' || trade?.to !== question.seat || begun.current === question.number) return;
    begun.current = question.number;
    propose(answerOf(turned(trade)));
  }, [question, trade, propose]);
}

export function TradeDesk(context: AdventureContext) {
  useCounter(context);
  const { question, pending, propose, names, view } = context;
  const { colours } = useAdventure();
  const { with: other } = (question?.about ?? {}) as { with?: number };
  if (question === null || question.ask !== 'trade.propose' || other === undefined) return null;
  const it = proposalOf(pending?.answer);
  const change = (next: Proposal) => propose(isEmpty(next) ? undefined : answerOf(next));
  const partnerOf = (seat: number): Partner => ({
    seat,
    name: names[seat] ?? '',
    colour: colours[seat]!,
    survivor: view.survivors[seat]!,
  });
  const desk: Desk = { it, change, mine: partnerOf(question.seat), theirs: partnerOf(other) };
  return (
    <section className="trade-desk" aria-label={a('trade.with', { name: desk.theirs.name })}>
      <OwnPack {...desk} />
      <Blanket {...desk} />
      <OtherPack {...desk} />
      <footer>
        <Promised promise={it.promise} set={(promise) => change({ ...it, promise })} open={!isEmpty(it)} />
        <Afterwards {...desk} of={desk.mine} goes="give" comes="take" context={context} />
        <Afterwards {...desk} of={desk.theirs} goes="take" comes="give" context={context} />
      </footer>
    </section>
  );
}

/** Whoever takes part in a trade. */
interface Partner {
  readonly seat: number;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly survivor: SurvivorView;
}

interface Desk {
  /** What lies on the blanket now. */
  readonly it: Proposal;
  readonly change: (next: Proposal) => void;
  readonly mine: Partner;
  readonly theirs: Partner;
}

const OwnPack = ({ it, change, mine: { colour, survivor } }: Desk) => (
  <div className="pack-side">
    <h2>
      <PlayerMark colour={colour} size={20} /> {a('trade.yours')}
    </h2>
    <Pack cards={survivor.cards} lying={it.give.cards} toggle={(card) => change(withCard(it, 'give', card))} />
    {survivor.agendas.map((agenda, place) => (
      <AgendaCard
        // biome-ignore lint/suspicious/noArrayIndexKey: agendas are offered by their place in the hand
        key={place}
        agenda={agenda}
        lying={it.give.agendas.includes(place)}
        shown={it.show.includes(place)}
        toggle={() => change(withAgenda(it, place))}
        show={() => change(withShown(it, place))}
      />
    ))}
  </div>
);

const OtherPack = ({ it, change, theirs: { name, colour, survivor } }: Desk) => (
  <div className="pack-side">
    <h2>
      <PlayerMark colour={colour} size={20} /> {a('trade.theirs', { name })}
    </h2>
    <Pack cards={survivor.cards} lying={it.take.cards} toggle={(card) => change(withCard(it, 'take', card))} />
  </div>
);

/** What each of them would give. */
const Blanket = ({ it, change, mine, theirs }: Desk) => (
  <div className="blanket">
    <h2>{a('trade.blanket')}</h2>
    <BlanketSide title={a('trade.you-give')} colour={mine.colour}>
      <Lying cards={it.give.cards} take={(card) => change(withCard(it, 'give', card))} />
      <Stepper
        label={a('caps')}
        icon={<Icon path={bottleCap} size={20} />}
        n={it.give.caps}
        most={mine.survivor.caps}
        set={(caps) => change(withCaps(it, 'give', caps))}
      />
    </BlanketSide>
    <span className="swap" aria-hidden="true">
      <Sign name="swap" />
    </span>
    <BlanketSide title={a('trade.they-give', { name: theirs.name })} colour={theirs.colour}>
      <Lying cards={it.take.cards} take={(card) => change(withCard(it, 'take', card))} />
      <Stepper
        label={a('caps')}
        icon={<Icon path={bottleCap} size={20} />}
        n={it.take.caps}
        most={theirs.survivor.caps}
        set={(caps) => change(withCaps(it, 'take', caps))}
      />
      <Stepper
        label={a('agendas', { n: 2 })}
        icon={<Sign name="cards" size={20} />}
        n={it.take.agendas}
        most={theirs.survivor.agendas.length}
        set={(agendas) => change(withAgendasAsked(it, agendas))}
      />
    </BlanketSide>
  </div>
);

interface AfterwardsProps extends Desk {
  readonly of: Partner;
  /** Their part of the blanket, and what comes to them. */
  readonly goes: 'give' | 'take';
  readonly comes: 'give' | 'take';
  readonly context: AdventureContext;
}

const Afterwards = ({ it, change, of: { name, seat }, goes, comes, context }: AfterwardsProps) => (
  <AfterTrade
    name={name}
    seat={seat}
    goes={it[goes].cards}
    comes={it[comes].cards}
    repair={(card) => change(withCard(it, goes, card))}
    context={context}
  />
);

interface PromisedProps {
  readonly promise: string;
  readonly set: (promise: string) => void;
  /** There is something on the blanket that it could go with. */
  readonly open: boolean;
}

/** Words that go with an offer; they bind nobody. FB-CAMP-9 */
const Promised = ({ promise, set, open }: PromisedProps) =>
  open ? (
    <Field label={a('trade.promise')} placeholder={a('trade.promise')} value={promise} maxLength={200} onChange={set} />
  ) : null;

/** A character card beside the board is neither item nor companion. FB-CAMP-10, FB-CHAR-5 */
const tradable = (cards: readonly HeldCard[]): readonly HeldCard[] => cards.filter((card) => card.in !== 'beside');

interface PackProps {
  readonly cards: readonly HeldCard[];
  /** Those on the blanket. */
  readonly lying: readonly string[];
  readonly toggle: (card: string) => void;
}

const Pack = ({ cards, lying, toggle }: PackProps) =>
  tradable(cards).map((card) => (
    <PackCard key={card.id} held={card} lying={lying.includes(card.id)} toggle={() => toggle(card.id)} />
  ));

interface PackCardProps {
  readonly held: HeldCard;
  readonly lying: boolean;
  readonly toggle: () => void;
}

function PackCard({ held, lying, toggle }: PackCardProps) {
  const { position } = useAdventure();
  const item = position.content.items.get(held.id)!;
  return (
    <button type="button" className={`pack-card ${item.kind}`} aria-pressed={lying} onClick={toggle} title={item.text}>
      <Icon path={itemSign(item)} size={24} />
      <span>
        <b>{item.name}</b>
        <small>{lying ? a('trade.lying') : held.exhausted ? a('used') : item.text}</small>
      </span>
    </button>
  );
}

interface AgendaCardProps {
  readonly agenda: string | null;
  readonly lying: boolean;
  readonly shown: boolean;
  readonly toggle: () => void;
  readonly show: () => void;
}

/** An agenda may be offered face down, or shown to the other before they decide. FB-CAMP-11 */
function AgendaCard({ agenda, lying, shown, toggle, show }: AgendaCardProps) {
  const { position } = useAdventure();
  const name = agenda === null ? '' : (position.content.agendas.get(agenda)?.name ?? '');
  return (
    <div className="pack-agenda">
      <button type="button" className="pack-card agenda" aria-pressed={lying} onClick={toggle}>
        <Sign name="cards" size={22} />
        <span>
          <b>{name}</b>
          <small>{lying ? a('trade.lying') : a('agendas', { n: 1 })}</small>
        </span>
      </button>
      {lying && (
        <button type="button" className="show-agenda" aria-pressed={shown} onClick={show}>
          <Sign name="eye" size={16} /> {a(shown ? 'trade.shown' : 'trade.show')}
        </button>
      )}
    </div>
  );
}

interface BlanketSideProps {
  readonly title: string;
  readonly colour: PlayerColour;
  readonly children: ReactNode;
}

const BlanketSide = ({ title, colour, children }: BlanketSideProps) => (
  <div className="blanket-side">
    <p>
      <PlayerMark colour={colour} size={18} /> {title}
    </p>
    {children}
  </div>
);

/** Cards on the blanket; tapped, they go back. */
function Lying({ cards, take }: { readonly cards: readonly string[]; readonly take: (card: string) => void }) {
  const { position } = useAdventure();
  return cards.map((id) => {
    const item = position.content.items.get(id)!;
    return (
      <button key={id} type="button" className="lying-card" onClick={() => take(id)}>
        <Icon path={itemSign(item)} size={24} /> <b>{item.name}</b>
        <Sign name="cross" size={16} />
      </button>
    );
  });
}

interface StepperProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly n: number;
  readonly most: number;
  readonly set: (n: number) => void;
}

function Stepper({ label, icon, n, most, set }: StepperProps) {
  if (most === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two keys around a number
    <div className="stepper" role="group" aria-label={label}>
      {icon} <span>{label}</span>
      <Key sign="minus" aria-label={a('less')} onClick={() => set(Math.max(0, n - 1))} />
      <b>{n}</b>
      <Key sign="plus" aria-label={a('more')} onClick={() => set(Math.min(most, n + 1))} />
      <small>{a('roll.of', { n: most })}</small>
    </div>
  );
}
