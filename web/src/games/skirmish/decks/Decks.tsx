/** In the rail: the Event of the round, one's own Quest and hand, and what is known of the other side's cards. */
import { isQuestDone, questCount } from '@holotape/skirmish/queries/quests';
import { Panel, RuleTag } from '../../../design/index.ts';
import { modelName } from '../names.ts';
import { type BattleContext, useBattle } from '../table.tsx';
import './decks.css';
import { type CardFace, faceOf } from './faces.ts';
import { d } from './words.ts';

export function Decks(context: BattleContext) {
  const { view } = context;
  return (
    <Panel
      title={d('cards')}
      className="decks"
      data-thing="rail:cards"
      more={d('cards.left', { n: view.decks.events })}
    >
      <Events {...context} />
      <Quest {...context} />
      <Hand {...context} />
      <Theirs {...context} />
    </Panel>
  );
}

interface NamedProps {
  readonly label: string;
  readonly face: CardFace;
  readonly read: BattleContext['read'];
  /** How far it is, instead of what stands on it. */
  readonly note?: string;
}

/** A card in a line: its kind's colour, what it is called, and what it says; a click opens it. */
const Named = ({ label, face, read, note = face.says }: NamedProps) => (
  <button type="button" className={`named ${face.kind}`} data-thing={face.thing} onClick={() => read(face.thing)}>
    <span>
      {label} <b>{face.name}</b>
    </span>
    <small>{note}</small>
  </button>
);

/** CH-EVENT-5, CH-EVENT-9, CH-CONSEQ-3 */
function Events({ view, read }: BattleContext) {
  const { battle } = useBattle();
  const { event, foreseen, consequences } = view;
  const now = event === null ? undefined : faceOf(battle, `event:${event}`);
  const next = foreseen === null ? undefined : faceOf(battle, `event:${foreseen}`);
  return (
    <>
      {now && <Named label={d('event.now')} face={now} read={read} />}
      {next && <Named label={d('event.next')} face={next} read={read} />}
      {consequences.map((id) => {
        const face = faceOf(battle, `consequence:${id}`);
        return face && <Named key={id} label={d('consequence.own')} face={face} read={read} />;
      })}
    </>
  );
}

/** CH-QUEST-4 */
function Quest({ view, seat, read }: BattleContext) {
  const { battle } = useBattle();
  const own = seat === 'public' ? null : (view.quests[seat]?.card ?? null);
  const face = own === null ? undefined : faceOf(battle, `quest:${own.card}`);
  if (own === null || face === undefined || seat === 'public') return null;
  const count = questCount(battle, seat);
  const words = [
    face.says,
    ...(own.model === null ? [] : [d('quest.about', { name: modelName(battle, own.model) })]),
    ...(count > 0 ? [d('quest.times', { n: count })] : []),
    d(isQuestDone(battle, seat) ? 'quest.done' : 'quest.not-yet'),
  ];
  return <Named label={d('quest')} face={face} read={read} note={words.join(' ')} />;
}

/** CH-BOOST-2 */
function Hand(context: BattleContext) {
  const { view, seat } = context;
  const { battle } = useBattle();
  const own = seat === 'public' ? [] : (view.hands[seat]?.cards ?? []);
  const cards = own.flatMap((id) => faceOf(battle, `boost:${id}`) ?? []);
  if (cards.length === 0) return null;
  return (
    <>
      <h3>
        {d('hand')} <RuleTag id="CH-BOOST-4" />
      </h3>
      <ul className="held">
        {cards.map((face) => (
          <HeldCard key={face.thing} face={face} context={context} />
        ))}
      </ul>
    </>
  );
}

interface HeldCardProps {
  readonly face: CardFace;
  readonly context: BattleContext;
}

/** Lit while the open question is its moment: then a click takes it up. Otherwise it is read. CH-BOOST-4 */
function HeldCard({ face, context: { question, pending, propose, read, watching } }: HeldCardProps) {
  const option = question?.options?.find(({ id }) => id === face.thing);
  const isLit = !watching && option !== undefined && option.blocked === undefined;
  return (
    <li className={isLit ? 'lit' : ''}>
      <button
        type="button"
        data-thing={face.thing}
        title={face.moment}
        aria-pressed={isLit ? pending?.answer === face.thing : undefined}
        onClick={() => (isLit ? propose(face.thing) : read(face.thing))}
      >
        <b>{face.name}</b>
        <small>{face.moment}</small>
        {isLit && (
          <>
            <i className="lamp-dot" />
            <span className="sr">{d('hand.now')}</span>
          </>
        )}
      </button>
    </li>
  );
}

/** How many they hold, and that there is a Quest. CH-BOOST-3, CH-QUEST-4 */
function Theirs({ view, seat, names }: BattleContext) {
  const known = [0, 1].flatMap((at) => {
    if (at === seat) return [];
    const name = names[at] ?? '';
    const { count = 0 } = view.hands[at] ?? {};
    return [
      ...(count > 0 ? [d('theirs', { name, n: count })] : []),
      ...(view.quests[at]?.active === true ? [d('theirs.quest', { name })] : []),
    ];
  });
  return known.length === 0 ? null : (
    <p>
      {known.join(' ')} <RuleTag id="CH-BOOST-3" />
    </p>
  );
}
