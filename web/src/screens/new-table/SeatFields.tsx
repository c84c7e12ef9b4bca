/** Who sits on a seat: kind, name, a bot's strength, and the key that takes the seat away. The game draws around it. */
import person from 'game-icon:person';
import robot from 'game-icon:vintage-robot';
import { BOT_NAMES } from '@holotape/table/kept/names';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Chip,
  Field,
  Icon,
  Key,
  type PlayerColour,
  PlayerMark,
  RuleTag,
  Seg,
  type SegOption,
  Sign,
  Switch,
  useWhyNot,
  type Why,
} from '../../design/index.ts';
import { type SettingUp, SITTERS, type Sitter, type Strength, type WishedSeat } from '../../games/setting-up.ts';
import { t } from '../../text/index.ts';
import { seatOf } from './wish.ts';

interface SeatFieldsProps {
  readonly seat: WishedSeat;
  readonly at: number;
  readonly colour: PlayerColour;
  /** A server answers. Undefined: not known yet. */
  readonly server: boolean | undefined;
  /** "You" sits elsewhere already. */
  readonly taken: boolean;
  /** Why it cannot be removed. */
  readonly few: Why | undefined;
  /** How strong a bot can be. */
  readonly strengths: readonly Strength[];
  /** The seat is a side, which several people may play. */
  readonly isSide: boolean;
  readonly change: (seat: WishedSeat) => void;
  readonly remove: () => void;
}

const ICONS: Readonly<Record<Sitter, ReactNode>> = {
  you: <Icon path={person} size={17} />,
  screen: <Sign name="screen" size={17} />,
  link: <Sign name="link" size={17} />,
  bot: <Icon path={robot} size={18} />,
};

export function SeatFields(props: SeatFieldsProps) {
  const { seat, at, colour, server, taken, few, strengths, change, remove } = props;
  const { sitter, name, bot, called: goesBy } = seat;
  const called = t(`colour.${colour}`);
  const options = SITTERS.map((value): SegOption<Sitter> => {
    const blocked = whyNotSitter(value, sitter, taken, server);
    const label = (
      <>
        {ICONS[value]}
        {t(`sitter.${value}`)}
      </>
    );
    return { value, label, ...(blocked && { blocked }) };
  });
  return (
    <div className="seat-form">
      <div className="line">
        <span className="colour">
          <PlayerMark colour={colour} />
          {called}
        </span>
        {sitter === 'bot' ? (
          <span className="bot-name">{goesBy ?? BOT_NAMES[at]}</span>
        ) : (
          <Field
            label={t('new.name.of', { colour: called })}
            value={name}
            maxLength={24}
            placeholder={t(`sitter.${sitter}.placeholder`)}
            {...(sitter !== 'you' && { aside: t(`sitter.${sitter}.aside`) })}
            onChange={(next) => change({ ...seat, name: next })}
          />
        )}
        {sitter === 'bot' && goesBy === undefined && (
          <Seg<Strength>
            className="strength"
            label={t('new.strength')}
            value={bot}
            options={strengths.map((value) => ({ value, label: t(`strength.${value}`) }))}
            onChange={(value) => change({ ...seat, bot: value })}
          />
        )}
        <Remove few={few} remove={remove} colour={called} />
      </div>
      {sitter === 'bot' && goesBy === undefined && <small className="bot-does">{t(`strength.${bot}.note`)}</small>}
      <Seg<Sitter>
        className="kinds"
        label={t('new.sitter', { colour: called })}
        value={sitter}
        options={options}
        onChange={(value) => change({ ...seat, sitter: value })}
      />
      {props.isSide && sitter === 'you' && <Beside seat={seat} server={server} change={change} />}
    </div>
  );
}

/** Several people on one side: by link each at a screen of their own, and at this screen without any doing. */
function Beside({ seat, server, change }: Pick<SeatFieldsProps, 'seat' | 'server' | 'change'>) {
  const away = server === false ? { title: t('join.away'), text: t('join.away.text') } : undefined;
  return (
    <Switch
      on={seat.shared === true}
      note={t('sitter.beside.note')}
      {...(away && { blocked: away })}
      onChange={(shared) => change({ ...seat, shared })}
    >
      {t('sitter.beside')}
    </Switch>
  );
}

function whyNotSitter(value: Sitter, now: Sitter, taken: boolean, server: boolean | undefined): Why | undefined {
  if (value === now) return undefined;
  if (value === 'you' && taken) return { title: t('sitter.you.once'), text: t('sitter.you.once.text') };
  if (value === 'link' && server === false) return { title: t('join.away'), text: t('join.away.text') };
  return undefined;
}

interface RemoveProps {
  readonly few: Why | undefined;
  readonly remove: () => void;
  readonly colour: string;
}

function Remove({ few, remove, colour }: RemoveProps) {
  const why = useWhyNot(few);
  return (
    <>
      <button
        type="button"
        className="tool2"
        aria-label={t('new.remove', { colour })}
        aria-disabled={few ? true : undefined}
        {...(few && why.props)}
        onClick={() => (few ? why.open() : remove())}
      >
        <Sign name="cross" size={18} />
      </button>
      {why.bubble}
    </>
  );
}

const NEXT = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
/** "Add a third seat": after so many. */
const addLabel = (seats: number): string => t(`new.add.${NEXT[seats] ?? 'another'}`);

interface MoreSeatsProps {
  readonly settingUp: SettingUp;
  readonly seats: readonly WishedSeat[];
  readonly change: (seats: readonly WishedSeat[]) => void;
}

/** One more seat, or why there is none; and the seats in another order. */
export function MoreSeats({ settingUp: { most, full }, seats, change }: MoreSeatsProps) {
  const mix = () => {
    const mixed = seats.map((seat) => ({ seat, by: Math.random() })).sort((a, b) => a.by - b.by);
    change(mixed.map(({ seat }) => seat));
  };
  // The key that removes a seat goes with it: whoever pressed it goes on from the seats that can be added.
  const keys = useRef<HTMLDivElement>(null);
  const before = useRef(seats.length);
  useEffect(() => {
    const fewer = seats.length < before.current;
    before.current = seats.length;
    if (fewer && document.activeElement === document.body) keys.current?.querySelector('button')?.focus();
  }, [seats.length]);
  return (
    <div className="seats-more" ref={keys}>
      {seats.length < most ? (
        <Chip icon={<Sign name="plus" />} onClick={() => change([...seats, seatOf('bot', '')])}>
          {addLabel(seats.length)}
        </Chip>
      ) : (
        <>
          <Chip note={full.note} blocked={{ ...full, title: addLabel(seats.length) }}>
            {addLabel(seats.length)}
          </Chip>
          {full.rule !== undefined && <RuleTag id={full.rule} />}
        </>
      )}
      <Key sign="mix" onClick={mix}>
        {t('new.mix')}
      </Key>
    </div>
  );
}
