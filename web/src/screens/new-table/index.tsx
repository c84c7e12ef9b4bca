/** A new table: who sits where in the game's own picture, what is agreed on, and one key that begins. */

import person from 'game-icon:person';
import { useEffect, useRef, useState } from 'react';
import { ServerSaysNo } from '../../client/api.ts';
import { useTables } from '../../client/use-tables.ts';
import {
  Chip,
  type Face,
  Icon,
  Key,
  Panel,
  QuestionBar,
  Sign,
  type SignName,
  Tape,
  toast,
  type Why,
} from '../../design/index.ts';
import { FACES, faceOf, isPlayable } from '../../games/entries.ts';
import { type SettingUp, strengthsOf, type Wish, type WishedSeat } from '../../games/setting-up.ts';
import { useSettingUp } from '../../games/use-setting-up.ts';
import { changeSettings, currentSettings } from '../../settings/settings.ts';
import { useLocalTableAhead } from '../../shell/ahead.ts';
import { go } from '../../shell/router.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { NotPlayable, Trouble } from '../../shell/Trouble.tsx';
import { Winding } from '../../shell/Winding.tsx';
import { t } from '../../text/index.ts';
import { Options } from './Options.tsx';
import { openHere, openOnServer } from './open.ts';
import { MoreSeats, SeatFields } from './SeatFields.tsx';
import { suggestTitle } from './title.ts';
import {
  freshWish,
  type GameToSetUp,
  hasLink,
  isShared,
  keepWish,
  lastWish,
  type Preset,
  presetsOf,
  settled,
} from './wish.ts';
import './new-table.css';

interface NewTableProps {
  readonly game: string;
  /** Somebody wants to try it: a table with bots begins, and nothing is asked. */
  readonly atOnce?: boolean;
}

export function NewTableScreen({ game, atOnce = false }: NewTableProps) {
  const face = faceOf(game);
  if (face === undefined) return <Trouble title={t('page.none')} text={t('page.none.text')} />;
  return isPlayable(game) ? <Form key={game} face={face} atOnce={atOnce} /> : <NotPlayable face={face} />;
}

function Form({ face, atOnce }: { readonly face: Face; readonly atOnce: boolean }) {
  useLocalTableAhead(face.id);
  const settingUp = useSettingUp(face.id);
  if (settingUp === 'failed')
    return <Trouble title={t('table.no-game')} text={t('table.no-game.text')} again={() => location.reload()} />;
  if (settingUp === undefined) return <Winding game={face.id} />;
  return atOnce ? <Trying face={face} settingUp={settingUp} /> : <FilledForm face={face} settingUp={settingUp} />;
}

type Chosen = Preset | 'last' | undefined;

interface FilledFormProps {
  readonly face: Face;
  readonly settingUp: SettingUp;
}

/** Against bots, as the game is usually played. */
function Trying({ face, settingUp }: FilledFormProps) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const wish = freshWish('bots', currentSettings().name, { title: suggestTitle(new Date()) }, settingUp);
    openHere(wish, { id: face.id, title: face.title, settingUp }).then(
      (path) => go(path, { replace: true }),
      (error: Error) => {
        toast({ text: error.message, kind: 'bad' });
        go(`/new/${face.id}`, { replace: true });
      },
    );
  }, [face, settingUp]);
  return <Winding game={face.id} />;
}

function FilledForm({ face, settingUp }: FilledFormProps) {
  const game: GameToSetUp = { id: face.id, title: face.title, settingUp };
  const { server } = useTables();
  const [last] = useState(() => lastWish(game));
  const [title] = useState(() => suggestTitle(new Date()));
  const me = currentSettings().name;
  const [chosen, setChosen] = useState<Chosen>(last ? 'last' : 'bots');
  const [wish, setWish] = useState<Wish>(() =>
    last ? { ...last, title } : freshWish('bots', me, { title }, settingUp),
  );
  const [busy, setBusy] = useState<'wait' | 'start'>();
  const [refused, refuse] = useState<Why>();
  const { Before } = settingUp;

  const change = (next: Wish) => {
    if (!sameSeats(next, wish)) setChosen(undefined);
    setWish(settled(next, settingUp));
  };
  const choose = (preset: Preset | 'last') => {
    setChosen(preset);
    if (preset !== 'last') setWish(freshWish(preset, me, wish, settingUp));
    else if (last) setWish({ ...last, title: wish.title });
  };

  const begin = async (how: 'wait' | 'start') => {
    setBusy(how);
    keepWish(game.id, wish);
    const mine = wish.seats.find(({ sitter }) => sitter === 'you')?.name.trim();
    if (mine) changeSettings({ name: mine });
    try {
      go(hasLink(wish) ? await openOnServer(wish, game, how) : await openHere(wish, game));
    } catch (error) {
      setBusy(undefined);
      toast({ text: error instanceof ServerSaysNo ? error.message : (error as Error).message, kind: 'bad' });
    }
  };

  return (
    <div className="new-table">
      <TopBar title={t('new.title')} under={face.title} rules={`/rules/${face.id}`} />
      <main>
        <WhichGame face={face} settingUp={settingUp} />
        <section className="mid">
          <Presets last={last} chosen={chosen} choose={choose} server={server} settingUp={settingUp} />
          {Before && <Before wish={wish} change={change} refuse={refuse} />}
          <Seats wish={wish} change={change} settingUp={settingUp} server={server} />
        </section>
        <Options wish={wish} change={change} settingUp={settingUp} />
      </main>
      <Begin wish={wish} game={game} server={server} refused={refused} busy={busy} begin={begin} />
    </div>
  );
}

/** What is played, and how long that takes. */
const WhichGame = ({ face, settingUp: { Length } }: FilledFormProps) => (
  <section className="game" aria-label={t('new.game')}>
    <Tape face={face} small />
    <OtherGames game={face.id} />
    {Length && (
      <Panel title={t('new.length')} className="len">
        <Length />
      </Panel>
    )}
  </section>
);

/** The same kinds of sitters in the same seats; names may differ. */
const sameSeats = (a: Wish, b: Wish): boolean =>
  a.seats.length === b.seats.length &&
  a.seats.every(({ sitter, bot }, i) => sitter === b.seats[i]!.sitter && bot === b.seats[i]!.bot);

const PRESET_SIGNS: Readonly<Record<Preset | 'last', SignName | undefined>> = {
  alone: undefined,
  bots: undefined,
  screen: 'screen',
  link: 'link',
  last: 'again',
};

interface PresetsProps {
  readonly last: Wish | undefined;
  readonly chosen: Chosen;
  readonly choose: (preset: Preset | 'last') => void;
  readonly server: boolean | undefined;
  readonly settingUp: SettingUp;
}

/** Tables that are set with one click. */
function Presets({ last, chosen, choose, server, settingUp }: PresetsProps) {
  const ready = presetsOf(settingUp);
  const away = server === false ? { title: t('join.away'), text: t('join.away.text') } : undefined;
  return (
    <fieldset className={`presets of-${ready.length + (last ? 1 : 0)}`} aria-label={t('new.presets')}>
      {ready.map((preset) => (
        <Chip
          key={preset}
          icon={<PresetSign preset={preset} />}
          note={t(`preset.${preset}.note`)}
          pressed={chosen === preset}
          onClick={() => choose(preset)}
          blocked={preset === 'link' ? away : undefined}
        >
          {t(`preset.${preset}`, { n: Math.min(2, settingUp.most - 1) })}
        </Chip>
      ))}
      {last && (
        <Chip
          icon={<PresetSign preset="last" />}
          note={lastNote(last)}
          pressed={chosen === 'last'}
          onClick={() => choose('last')}
        >
          {t('preset.last')}
        </Chip>
      )}
    </fieldset>
  );
}

function PresetSign({ preset }: { readonly preset: Preset | 'last' }) {
  const sign = PRESET_SIGNS[preset];
  return sign === undefined ? <Icon path={person} size={22} /> : <Sign name={sign} />;
}

/** Who sat there, in a few words. */
function lastNote({ seats }: Wish): string {
  const bots = seats.filter(({ sitter }) => sitter === 'bot').length;
  const others = seats.filter(({ sitter }) => sitter === 'screen' || sitter === 'link');
  const names = others.map(({ name, sitter }) => name || t(`sitter.${sitter}.unnamed` as 'sitter.link.unnamed'));
  return [...names, ...(bots > 0 ? [t('preset.bots.count', { n: bots })] : [])].join(', ');
}

interface SeatsProps {
  readonly wish: Wish;
  readonly change: (wish: Wish) => void;
  readonly settingUp: SettingUp;
  readonly server: boolean | undefined;
}

/** Who sits where, in the game's own picture. */
function Seats({ wish, change, settingUp, server }: SeatsProps) {
  const { seats } = wish;
  const { Seats: Picture = SeatList, colours, least, few } = settingUp;
  const setSeats = (next: readonly WishedSeat[]) => change({ ...wish, seats: next });
  const fields = (at: number) => (
    <SeatFields
      seat={seats[at]!}
      at={at}
      colour={colours[at] ?? 'violet'}
      server={server}
      taken={seats.some(({ sitter }, other) => sitter === 'you' && other !== at)}
      few={seats.length <= least ? few : undefined}
      strengths={strengthsOf(settingUp)}
      isSide={settingUp.sharedSeats === true}
      change={(next) => setSeats(seats.with(at, next))}
      remove={() => setSeats(seats.filter((_, other) => other !== at))}
    />
  );
  const more = <MoreSeats settingUp={settingUp} seats={seats} change={setSeats} />;
  return <Picture wish={wish} change={change} fields={fields} more={more} />;
}

/** For games that draw no picture of their seats. */
const SeatList: NonNullable<SettingUp['Seats']> = ({ wish, fields, more }) => (
  <Panel title={t('new.who')} className="seat-list">
    <ol>
      {wish.seats.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={at}>{fields(at)}</li>
      ))}
    </ol>
    {more}
  </Panel>
);

function OtherGames({ game }: { readonly game: string }) {
  return (
    <div className="other">
      <span className="lbl">{t('new.other')}</span>
      {FACES.filter(({ id }) => id !== game).map(({ id, icon, title }) =>
        isPlayable(id) ? (
          <Chip key={id} icon={<Icon path={icon} size={22} />} onClick={() => go(`/new/${id}`)}>
            {title}
          </Chip>
        ) : (
          <Chip
            key={id}
            icon={<Icon path={icon} size={22} />}
            note={t('start.coming')}
            blocked={{
              title: t('start.coming.title', { game: title }),
              text: t('start.coming.text', { game: title, id }),
            }}
          >
            {title}
          </Chip>
        ),
      )}
    </div>
  );
}

interface BeginProps {
  readonly wish: Wish;
  readonly game: GameToSetUp;
  readonly server: boolean | undefined;
  readonly refused: Why | undefined;
  readonly busy: 'wait' | 'start' | undefined;
  readonly begin: (how: 'wait' | 'start') => Promise<void>;
}

/** What is with those who are not here yet. */
function hintOf(linked: boolean, who: string, friends: number): string {
  if (friends > 0) return t('new.hint.link', { who, n: friends });
  return t(linked ? 'new.hint.beside' : 'new.hint.here');
}

function Begin({ wish, game, server, refused, busy, begin }: BeginProps) {
  const friends = wish.seats.flatMap(({ sitter, name }) =>
    sitter === 'link' ? [name.trim() || t('sitter.link.unnamed')] : [],
  );
  const linked = hasLink(wish);
  const who = [...friends, ...(wish.seats.some(isShared) ? [t('sitter.beside.unnamed')] : [])].join(t('and'));
  const seats = t('new.seats', { n: wish.seats.length });
  const where = linked ? (wish.listed ? t('new.public') : t('new.private')) : t('new.here');
  const away = linked && server === false ? { title: t('join.away'), text: t('new.away', { who }) } : undefined;
  const blocked = game.settingUp.whyNot?.(wish) ?? refused ?? away;
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit
      crumb={`${t('new.title')} › ${game.title} › ${seats}, ${where}`}
      ask={t('new.ask')}
      hint={hintOf(linked, who, friends.length)}
    >
      {linked && (
        <Key
          kind="ghost"
          sign="link"
          note={t('new.wait.note')}
          busy={busy === 'wait'}
          blocked={blocked}
          onClick={() => void begin('wait')}
        >
          {t('new.wait', { who })}
        </Key>
      )}
      <Key
        kind="primary"
        sign="play"
        note={linked ? t('new.start.link', { n: friends.length }) : t('new.start.note')}
        busy={busy === 'start'}
        blocked={blocked}
        onClick={() => void begin('start')}
      >
        {t('new.start')}
      </Key>
    </QuestionBar>
  );
}
