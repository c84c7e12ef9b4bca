/** The slip beside a space: what it is, what it costs and gives this player now, the chance of a fight, and why not. */
import { suits } from '@holotape/vault/queries/placing';
import { COLUMNS } from '@holotape/vault/queries/spaces';
import { sureChanges } from '@holotape/vault/queries/using';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Key, RuleTag, Sign, useCloseAway } from '../../design/index.ts';
import { useVault, type VaultContext } from './context.ts';
import { TokenIcon } from './drawing/tokens.tsx';
import { whyText } from './labels.ts';
import { SUMS } from './layout.ts';
import type { SpaceLook } from './look.ts';
import { oddsOf } from './odds.ts';
import type { SpaceView } from './reading.ts';
import { costTokens, rewardRows, type TokenName } from './token-names.ts';
import { levelName, listTokens, placeName, sideName, v } from './words.ts';

interface SlipProps {
  readonly slipId: string;
  readonly id: string;
  readonly anchor: Element;
  readonly pinned: boolean;
  readonly context: VaultContext;
  readonly close: () => void;
  readonly hold: (held: boolean) => void;
}

const MARGIN = 8;
const TIP = 14;

/** Beside its space, wholly in the window, never over the question, and not over the space that is chosen. */
function placeBeside(anchor: Element, slip: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const floor = document.querySelector('.table-screen .qbar')?.getBoundingClientRect().top ?? window.innerHeight;
  slip.style.maxHeight = `${floor - 2 * MARGIN}px`;
  slip.style.overflowY = slip.scrollHeight > slip.clientHeight + TIP ? 'auto' : 'visible';
  const { width, height } = slip.getBoundingClientRect();
  const chosen = document.querySelector('.hit[aria-pressed=true]')?.getBoundingClientRect();
  const covers = (left: number, top: number) =>
    chosen !== undefined &&
    left < chosen.right &&
    left + width > chosen.left &&
    top < chosen.bottom &&
    top + height > chosen.top;
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const across = clamp(at.top + at.height / 2 - height / 2, MARGIN, floor - height - MARGIN);
  const along = clamp(at.left + at.width / 2 - width / 2, MARGIN, window.innerWidth - width - MARGIN);
  const sides = [
    { side: 'right', left: at.right + TIP, top: across },
    { side: 'left', left: at.left - width - TIP, top: across },
    { side: 'above', left: along, top: at.top - height - TIP },
    { side: 'below', left: along, top: at.bottom + TIP },
  ];
  const inside = ({ left, top }: { left: number; top: number }) =>
    left >= MARGIN && left + width <= window.innerWidth - MARGIN && top >= MARGIN && top + height <= floor - MARGIN;
  // Where there is no room beside it, the slip takes the end with more of it.
  const end = at.top > floor - at.bottom ? MARGIN : floor - height - MARGIN;
  const best = sides.find((each) => inside(each) && !covers(each.left, each.top)) ??
    sides.find(inside) ?? { side: 'none', left: along, top: end };
  slip.style.left = `${best.left}px`;
  slip.style.top = `${best.top}px`;
  slip.dataset.side = best.side;
  slip.style.setProperty('--point-y', `${at.top + at.height / 2 - best.top}px`);
  slip.style.setProperty('--point-x', `${at.left + at.width / 2 - best.left}px`);
}

export function SpaceSlip({ slipId, id, anchor, pinned, context, close, hold }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  const { looks, spaces, content } = useVault();
  const look = looks.get(id);
  const view = spaces.get(id);
  useLayoutEffect(() => {
    if (slip.current) placeBeside(anchor, slip.current);
  });
  useCloseAway(slip, anchor.parentNode, close);
  if (look === undefined || view === undefined) return null;
  const shut = look.why !== undefined;
  return createPortal(
    <aside
      ref={slip}
      id={slipId}
      className={`space-slip ${shut ? 'shut' : ''}`}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      aria-label={placeName(content, context.names, view)}
    >
      <SpaceFacts view={view} look={look} context={context} full={pinned || look.chosen !== undefined} />
      {look.otherDweller && <TakeOther view={view} take={context.take} close={close} />}
      {pinned && (
        <button type="button" className="tool2 shut-slip" aria-label={v('slip.close')} onClick={close}>
          <Sign name="cross" size={16} />
        </button>
      )}
    </aside>,
    document.body,
  );
}

interface TakeOtherProps {
  readonly view: SpaceView;
  readonly take: VaultContext['take'];
  readonly close: () => void;
}

function TakeOther({ view, take, close }: TakeOtherProps) {
  const { kinds } = useVault();
  const other = kinds.find((kind) => suits(view.space, kind));
  if (other === undefined) return null;
  return (
    <Key
      onClick={() => {
        take(other.key);
        close();
      }}
    >
      {v('take.other')}
    </Key>
  );
}

const Row = ({ tokens }: { readonly tokens: readonly TokenName[] }) =>
  tokens.map((name, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a printed row never changes its order
    <TokenIcon key={i} name={name} size={20} />
  ));

interface FactsProps {
  readonly view: SpaceView;
  readonly look: SpaceLook;
  readonly context: VaultContext;
  /** The whole thing; otherwise what one needs at a glance. */
  readonly full: boolean;
}

/** Always in this order: costs, gains now, why not, who used it. */
function SpaceFacts({ view, look, context, full }: FactsProps) {
  const { content, me, plan } = useVault();
  const { space, threat, level, at } = view;
  const mayPlan = full && look.status === 'idle' && !context.watching && context.waits.length > 0;
  const rewards = rewardRows(space.reward).flat();
  const asked = look.status !== 'idle';
  const sum = at < COLUMNS ? SUMS[at] : undefined;
  return (
    <>
      <b className="title">
        {look.why !== undefined && <Sign name="no" size={18} />}
        {titleOf(view, content, context)}
      </b>
      <small className="at">
        {levelName(level.name)}, {sideName(at)}
        {full && at < COLUMNS && threat === undefined && `, ${sum == null ? v('facts.safe') : v('facts.hit', { sum })}`}
      </small>
      {look.why !== undefined && (
        <p className="why-text">
          {whyText(look, context)} <RuleTag id={look.why.rule} />
        </p>
      )}
      <Gives space={space} rewards={rewards} />
      {asked && look.why === undefined && me !== undefined && space.fight === undefined && (
        <Effects view={view} look={look} />
      )}
      {space.fight !== undefined && me !== undefined && look.why === undefined && (
        <FightOdds number={space.fight} rewards={rewards} full={full} />
      )}
      <TrainingNotes {...{ view, look, full }} />
      {full && <Landlord view={view} context={context} />}
      {look.chosen !== undefined && <p className="note">{v('facts.place')}</p>}
      {mayPlan && <p className="note">{v(plan === view.id ? 'plan.erase' : 'plan.pencil')}</p>}
      {full && <UsedBy id={view.id} context={context} />}
    </>
  );
}

/** What it costs and gives, as it is printed. */
function Gives({ space, rewards }: { readonly space: SpaceView['space']; readonly rewards: readonly TokenName[] }) {
  const costs = costTokens(space.cost, space.fight);
  return (
    <p className="gives">
      {costs.length > 0 && (
        <span className="co">
          <Row tokens={costs} />
        </span>
      )}
      {costs.length > 0 && <Sign name="right" size={16} />}
      <span className="re">
        <Row tokens={rewards} />
      </span>
      <span className="sr">
        {costs.length > 0 && v('pay', { what: listTokens(costs) })} {v('gain', { what: listTokens(rewards) })}
      </span>
    </p>
  );
}

/** What a letter does there, and what becomes of one's own. */
function TrainingNotes({ view: { space }, look, full }: Pick<FactsProps, 'view' | 'look' | 'full'>) {
  const { hand } = useVault();
  const { letter } = space;
  const asked = look.status !== 'idle';
  const note = () => {
    if (look.twice) return v('facts.twice', { letter: letter! });
    if (hand !== undefined && hand.trained !== null && asked)
      return v('facts.no-twice', { letter: letter!, has: hand.trained });
    return v('facts.letter', { letter: letter! });
  };
  return (
    <>
      {letter !== undefined && (full || look.twice) && (
        <p className="note">
          {note()} <RuleTag id="SH-TRAIN-4" />
        </p>
      )}
      {asked && hand?.trained != null && !look.twice && look.why === undefined && (
        <p className="note">
          {v('facts.used-up')} {full && <RuleTag id="SH-TRAIN-6" />}
        </p>
      )}
    </>
  );
}

/** Whose income it is, if others may use it. */
function Landlord({ view: { level, at, threat }, context }: Pick<FactsProps, 'view' | 'context'>) {
  if (level.owner === null || at >= COLUMNS || threat !== undefined || level.owner === context.seat) return null;
  return (
    <p className="note">
      {v('facts.income', { name: context.names[level.owner] ?? '' })} <RuleTag id="SH-INCOME-1" />
    </p>
  );
}

function titleOf(view: SpaceView, content: ReturnType<typeof useVault>['content'], context: VaultContext): ReactNode {
  const { threat, room, level, at } = view;
  if (threat !== undefined) return threat.name;
  if (at >= COLUMNS)
    return level.owner === null ? v('lift.top') : v('lift.of', { name: context.names[level.owner] ?? level.name });
  return room === null ? levelName(level.name) : (content.rooms.get(room)?.name ?? room);
}

const EFFECT_TOKENS = {
  power: 'power',
  food: 'food',
  water: 'water',
  happiness: 'happiness',
  dwellers: 'dweller',
} as const;

function Effects({ view, look }: { readonly view: SpaceView; readonly look: SpaceLook }) {
  const { me } = useVault();
  if (me === undefined) return null;
  const effects = sureChanges(me, view.space, look.twice);
  if (effects.length === 0) return null;
  return (
    <ul className="fx" aria-label={v('facts.now')}>
      {effects.map(({ of, before, after, lost }) => (
        <li key={of}>
          <TokenIcon name={EFFECT_TOKENS[of]} size={20} />
          <b>{before}</b>
          <Sign name="right" size={14} />
          <b className={after > before ? 'up' : 'down'}>{after}</b>
          {lost > 0 && <small>{v('facts.lost', { n: lost })}</small>}
        </li>
      ))}
    </ul>
  );
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The chance as it is, and with each item. */
function FightOdds({
  number,
  rewards,
  full,
}: {
  readonly number: number;
  readonly rewards: readonly TokenName[];
  readonly full: boolean;
}) {
  const { me, content } = useVault();
  if (me === undefined) return null;
  const { plain, each, all } = oddsOf(number, me, content);
  const rows = [
    { key: 'plain', name: v('odds.plain'), chance: plain },
    ...each.map(({ item, chance }) => ({
      key: item,
      name: v('odds.with', { item: content.items.get(item)?.name ?? item }),
      chance,
    })),
    ...(all === undefined ? [] : [{ key: 'all', name: v('odds.all'), chance: all }]),
  ];
  return (
    <>
      <ul className="odds" aria-label={v('facts.odds')}>
        {rows.map(({ key, name, chance }) => (
          <li key={key}>
            <span>{name}</span>
            <i aria-hidden="true">
              <i style={{ width: percent(chance).replace(' ', '') }} />
            </i>
            <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
      {full && (
        <p className="note">
          <b className="up">{v('odds.win')}</b> {v('odds.win.text', { what: listTokens(rewards) })}{' '}
          <RuleTag id="SH-THREAT-8" />
        </p>
      )}
      {full && (
        <p className="note">
          <b className="down">{v('odds.lose')}</b> {v('odds.lose.text')} <RuleTag id="SH-THREAT-6" />
        </p>
      )}
    </>
  );
}

/** Who used this space in the last rounds, from the log. */
function UsedBy({ id, context }: { readonly id: string; readonly context: VaultContext }) {
  const uses: { readonly round: number; readonly seat: number }[] = [];
  let round = 0;
  for (const { say, args } of context.log) {
    if (say === 'round') round = (args as { round: number }).round;
    if (say !== 'place') continue;
    const { seat, where } = args as { seat: number; where: { space: string } };
    if (where.space === id) uses.push({ round, seat });
  }
  if (uses.length === 0) return null;
  return (
    <p className="used">
      {v('facts.used')}{' '}
      {uses
        .slice(-3)
        .map((use) => `${v('facts.used.round', { n: use.round })} ${context.names[use.seat]}`)
        .join(', ')}
    </p>
  );
}
