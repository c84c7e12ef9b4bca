/** A camp as one screen: what it does by itself, whom one can trade with, and one key for everything as usual. */
import { campRecovery } from '@holotape/adventure/queries/camping';
import { item, sheetOf } from '@holotape/adventure/queries/survivors';
import type { Option } from '@holotape/kernel/play';
import { type ReactNode, useEffect } from 'react';
import { Key, PlayerMark, RuleTag, Sign, useWhyNot } from '../../../design/index.ts';
import { Track } from '../sheet/Health.tsx';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { CampPicture } from './CampPicture.tsx';
import { LookOnly } from './Stall.tsx';
import { asUsual, usualParts } from './usual.ts';

export function Camp(context: AdventureContext) {
  const { question, view } = context;
  const { position } = useAdventure();
  if (question?.ask !== 'camp') return null;
  const { seat } = question;
  const space = view.survivors[seat]?.space ?? '';
  return (
    <section className="camp-screen" aria-label={a('camp')}>
      <div className="panel camp-parts" data-thing="adventure:camp">
        <CampPicture place={position.content.spaces.get(space)?.name} seats={seatsAt(context, space)} />
        <Recover context={context} />
        <Ready context={context} />
        <Rest context={context} />
        <AsUsual context={context} />
      </div>
      <Partners context={context} />
      <LookOnly {...context} />
    </section>
  );
}

const seatsAt = ({ view }: AdventureContext, space: string): readonly number[] =>
  view.survivors.flatMap((survivor, seat) => (survivor.space === space ? [seat] : []));

interface PartProps {
  readonly context: AdventureContext;
}

interface CampPartProps extends PartProps {
  readonly part: 'recover' | 'unexhaust' | 'rest';
  readonly rule: string;
  readonly note: string;
  /** It could be done, and would change nothing. */
  readonly idle?: boolean;
  readonly children?: ReactNode;
}

/** One part of the camp: a key while it can be done, a tick when it was, or need not be. */
function CampPart({ context, part, rule, note, idle = false, children }: CampPartProps) {
  const open = context.question?.options?.some(({ id }) => id === part) ?? false;
  return (
    <div className={open && !idle ? 'camp-part' : 'camp-part done'}>
      <Sign name={open && !idle ? 'plus' : 'tick'} size={22} />
      <div>
        <b>{a(`camp.${part}`)}</b>
        <small>
          {note} <RuleTag id={rule} />
        </small>
        {children}
      </div>
      {open && (
        <Key kind={idle ? 'quiet' : 'plain'} data-answer={part} onClick={() => void context.answer(part)}>
          {a(`camp.${part}.do`)}
        </Key>
      )}
    </div>
  );
}

/** FB-CAMP-2 */
function Recover({ context }: PartProps) {
  const { position } = useAdventure();
  const seat = context.question!.seat;
  const { hp, rads } = context.view.survivors[seat]!;
  const { maxHp } = sheetOf(position, seat);
  const heals = campRecovery(position, seat);
  const open = context.question?.options?.some(({ id }) => id === 'recover') ?? false;
  const after = open ? Math.min(maxHp, hp + heals) : hp;
  return (
    <CampPart
      context={context}
      part="recover"
      rule="FB-CAMP-2"
      note={open ? a('camp.recover.note', { hp, after, n: heals }) : a('camp.recover.done', { hp })}
    >
      <Track hp={after} was={hp} rads={rads} maxHp={maxHp} />
    </CampPart>
  );
}

/** All of them, or they stay used; some want Caps. FB-CAMP-3, FB-EXH-6 */
function Ready({ context }: PartProps) {
  const { position } = useAdventure();
  const used = context.view.survivors[context.question!.seat]!.cards.filter(({ exhausted }) => exhausted);
  const names = used.map(({ id }) => {
    const { name, readyCost, wages } = item(position, id);
    const caps = readyCost ?? wages;
    return caps === undefined ? name : a('camp.unexhaust.paid', { name, n: caps });
  });
  return (
    <CampPart
      context={context}
      part="unexhaust"
      rule="FB-CAMP-3"
      note={names.length === 0 ? a('camp.unexhaust.none') : names.join(', ')}
      idle={names.length === 0}
    />
  );
}

/** FB-CAMP-4 */
function Rest({ context }: PartProps) {
  const { traits } = context.view.survivors[context.question!.seat]!;
  const rested = traits.some(({ trait }) => trait === 'well-rested');
  const note = a(rested ? 'camp.rest.already' : 'camp.rest.note');
  return <CampPart context={context} part="rest" rule="FB-CAMP-4" note={note} idle={rested} />;
}

/** Recover, ready and rest with one key, and the camp is done. */
function AsUsual({ context }: PartProps) {
  const question = context.question!;
  const [first] = usualParts(question.options ?? []);
  const { inHand, pending, confirm } = context;
  const meant = inHand === asUsual(question) && pending !== undefined;
  // What is in hand decides what follows: it is there with the next drawing.
  useEffect(() => {
    if (meant) void confirm();
  }, [meant, confirm]);
  if (first === undefined) return null;
  const act = () => {
    context.take(asUsual(question));
    context.propose(first);
  };
  return (
    <Key kind="primary" sign="tick" className="as-usual" note={a('camp.usual.note')} onClick={act}>
      {a('camp.usual')}
    </Key>
  );
}

/** Whom one can trade with; the others are too far, and how to mend that. FB-CAMP-5 */
function Partners({ context }: PartProps) {
  const trades = (context.question?.options ?? []).filter(({ id }) => id.startsWith('trade:'));
  return (
    <section className="panel partners" aria-label={a('camp.trade')}>
      <div className="head">
        <h2>{a('camp.trade')}</h2>
        <RuleTag id="FB-CAMP-5" />
      </div>
      {context.view.survivors.length === 1 ? (
        <p className="alone">{a('camp.alone')}</p>
      ) : (
        <ul>
          {trades.map((option) => (
            <Partner key={option.id} option={option} context={context} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Partner({ option, context }: { readonly option: Option; readonly context: AdventureContext }) {
  const { colours, position } = useAdventure();
  const seat = Number(option.id.slice('trade:'.length));
  const survivor = context.view.survivors[seat]!;
  const blocked = option.blocked && { text: context.explain(option.blocked), rule: option.blocked.rule };
  const why = useWhyNot(blocked);
  return (
    <li className={blocked ? 'shut' : ''}>
      <button
        type="button"
        data-answer={option.id}
        aria-disabled={blocked ? true : undefined}
        {...(blocked && why.props)}
        onClick={() => (blocked ? why.open() : void context.answer(option.id))}
      >
        <PlayerMark colour={colours[seat]!} size={26} />
        <span>
          <b>{a('act.trade', { name: context.names[seat] ?? '' })}</b>
          <small>
            {blocked?.text ??
              a('camp.has', {
                cards: survivor.cards.filter((card) => card.in !== 'beside').length,
                caps: survivor.caps,
                agendas: survivor.agendas.length,
              })}
          </small>
        </span>
        <Sign name={blocked ? 'no' : 'swap'} />
      </button>
      {!blocked && (
        <p className="their-cards">
          {survivor.cards.map(({ id }) => position.content.items.get(id)?.name ?? '').join(', ')}
        </p>
      )}
      {why.bubble}
    </li>
  );
}
