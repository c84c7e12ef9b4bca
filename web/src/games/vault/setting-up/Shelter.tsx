/** Who sits where: one level of the shelter for each seat. */

import person from 'game-icon:person';
import robot from 'game-icon:vintage-robot';
import { BOT_NAMES } from '@holotape/table/kept/names';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  Blueprint,
  Chip,
  ElevatorDoors,
  Field,
  HOMES,
  Icon,
  Key,
  PlayerMark,
  RuleTag,
  Seg,
  type SegOption,
  Sign,
  Sky,
  Stage,
  useWhyNot,
  type Why,
} from '../../design/index.ts';
import { t } from '../../text/index.ts';
import {
  LEAST_SEATS,
  MOST_SEATS,
  SEAT_COLOURS,
  SITTERS,
  type Sitter,
  STRENGTHS,
  type Strength,
  seatOf,
  type Wish,
  type WishedSeat,
} from './wish.ts';

interface ShelterProps {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  readonly server: boolean | undefined;
}

export function Shelter({ wish, change, server }: ShelterProps) {
  const { seats } = wish;
  const setSeats = (next: readonly WishedSeat[]) => change({ ...wish, seats: next });
  const mix = () => {
    const mixed = seats.map((seat) => ({ seat, by: Math.random() })).sort((a, b) => a.by - b.by);
    setSeats(mixed.map(({ seat }) => seat));
  };
  // The key that removes a seat goes with it: whoever pressed it goes on from the seats that can be added.
  const under = useRef<HTMLDivElement>(null);
  const before = useRef(seats.length);
  useEffect(() => {
    const fewer = seats.length < before.current;
    before.current = seats.length;
    if (fewer && document.activeElement === document.body) under.current?.querySelector('button')?.focus();
  }, [seats.length]);
  return (
    <div className="shelter">
      <div className="sky">
        <Sky />
        <h2>{t('new.who')}</h2>
        <span>{t('new.level-each')}</span>
      </div>
      <ol className="seats">
        {seats.map((seat, at) => (
          <SeatRow
            key={SEAT_COLOURS[at]}
            seat={seat}
            at={at}
            server={server}
            taken={seats.some(({ sitter }, other) => sitter === 'you' && other !== at)}
            fewest={seats.length <= LEAST_SEATS}
            change={(next) => setSeats(seats.with(at, next))}
            remove={() => setSeats(seats.filter((_, other) => other !== at))}
          />
        ))}
      </ol>
      <div className="under" ref={under}>
        {seats.length < MOST_SEATS ? (
          <Chip icon={<Sign name="plus" />} onClick={() => setSeats([...seats, seatOf('bot', '')])}>
            {t(seats.length === 2 ? 'new.add.third' : 'new.add.fourth')}
          </Chip>
        ) : (
          <>
            <Chip
              note={t('new.add.full')}
              blocked={{ title: t('new.add.fifth'), text: t('new.add.why'), rule: 'SH-SETUP-1' }}
            >
              {t('new.add.fifth')}
            </Chip>
            <RuleTag id="SH-SETUP-1" />
          </>
        )}
        <Key sign="mix" onClick={mix}>
          {t('new.mix')}
        </Key>
      </div>
    </div>
  );
}

interface SeatRowProps {
  readonly seat: WishedSeat;
  readonly at: number;
  readonly server: boolean | undefined;
  /** "You" sits elsewhere already. */
  readonly taken: boolean;
  readonly fewest: boolean;
  readonly change: (seat: WishedSeat) => void;
  readonly remove: () => void;
}

const ICONS: Readonly<Record<Sitter, ReactNode>> = {
  you: <Icon path={person} size={17} />,
  screen: <Sign name="screen" size={17} />,
  link: <Sign name="link" size={17} />,
  bot: <Icon path={robot} size={18} />,
};

function SeatRow({ seat, at, server, taken, fewest, change, remove }: SeatRowProps) {
  const colour = SEAT_COLOURS[at]!;
  const { sitter, name, bot } = seat;
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
    <li className="seat">
      <ElevatorDoors colour={colour} width={66} height={106} />
      {sitter === 'link' ? (
        <Blueprint width={132} height={106} awaited linked />
      ) : (
        <Stage
          colour={colour}
          width={132}
          height={106}
          who={sitter === 'bot' ? 'bot' : 'person'}
          scene={HOMES[colour][0]}
        />
      )}
      <div className="form">
        <div className="line">
          <span className="colour">
            <PlayerMark colour={colour} />
            {t(`colour.${colour}`)}
          </span>
          {sitter === 'bot' ? (
            <span className="bot-name">{BOT_NAMES[at]}</span>
          ) : (
            <Field
              label={t('new.name.of', { colour: t(`colour.${colour}`) })}
              value={name}
              maxLength={24}
              placeholder={t(`sitter.${sitter}.placeholder`)}
              {...(sitter !== 'you' && { aside: t(`sitter.${sitter}.aside`) })}
              onChange={(next) => change({ ...seat, name: next })}
            />
          )}
          {sitter === 'bot' && (
            <Seg<Strength>
              className="strength"
              label={t('new.strength')}
              value={bot}
              options={STRENGTHS.map((value) => ({ value, label: t(`strength.${value}`) }))}
              onChange={(value) => change({ ...seat, bot: value })}
            />
          )}
          <Remove fewest={fewest} remove={remove} colour={t(`colour.${colour}`)} />
        </div>
        <Seg<Sitter>
          className="kinds"
          label={t('new.sitter', { colour: t(`colour.${colour}`) })}
          value={sitter}
          options={options}
          onChange={(value) => change({ ...seat, sitter: value })}
        />
      </div>
    </li>
  );
}

function whyNotSitter(value: Sitter, now: Sitter, taken: boolean, server: boolean | undefined): Why | undefined {
  if (value === now) return undefined;
  if (value === 'you' && taken) return { title: t('sitter.you.once'), text: t('sitter.you.once.text') };
  if (value === 'link' && server === false) return { title: t('join.away'), text: t('join.away.text') };
  return undefined;
}

interface RemoveProps {
  readonly fewest: boolean;
  readonly remove: () => void;
  readonly colour: string;
}

function Remove({ fewest, remove, colour }: RemoveProps) {
  const blocked: Why | undefined = fewest
    ? { title: t('new.fewest'), text: t('new.fewest.text'), rule: 'SH-SETUP-1' }
    : undefined;
  const why = useWhyNot(blocked);
  return (
    <>
      <button
        type="button"
        className="tool2"
        aria-label={t('new.remove', { colour })}
        aria-disabled={fewest ? true : undefined}
        {...(fewest && why.props)}
        onClick={() => (fewest ? why.open() : remove())}
      >
        <Sign name="cross" size={18} />
      </button>
      {why.bubble}
    </>
  );
}
