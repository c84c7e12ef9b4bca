/** A new table: the shelter is the form. A seat is a level with its elevator, so colour, order and neighbours are seen. */

import person from 'game-icon:person';
import { useState } from 'react';
import { ServerSaysNo } from '../../client/api.ts';
import { useTables } from '../../client/use-tables.ts';
import { Chip, Icon, Key, Panel, QuestionBar, RuleTag, Sign, type SignName, Tape, toast } from '../../design/index.ts';
import { FACES, faceOf } from '../../games/faces.ts';
import { changeSettings, currentSettings } from '../../settings/settings.ts';
import { useLocalTableAhead } from '../../shell/ahead.ts';
import { go } from '../../shell/router.tsx';
import { TopBar } from '../../shell/TopBar.tsx';
import { t } from '../../text/index.ts';
import { Options } from './Options.tsx';
import { openHere, openOnServer } from './open.ts';
import { Shelter } from './Shelter.tsx';
import { suggestTitle } from './title.ts';
import { freshWish, hasLink, keepWish, lastWish, PRESETS, type Preset, settled, type Wish } from './wish.ts';
import './new-table.css';

type Chosen = Preset | 'last' | undefined;

const PRESET_SIGNS: Readonly<Record<Exclude<Preset, 'bots'> | 'last', SignName>> = {
  screen: 'screen',
  link: 'link',
  last: 'again',
};

export function NewTableScreen({ game }: { readonly game: string }) {
  const face = faceOf(game) ?? FACES[0]!;
  useLocalTableAhead(game);
  const { server } = useTables();
  const [last] = useState(lastWish);
  const [title] = useState(() => suggestTitle(new Date()));
  const me = currentSettings().name;
  const [chosen, setChosen] = useState<Chosen>(last ? 'last' : 'bots');
  const [wish, setWish] = useState<Wish>(() => (last ? { ...last, title } : freshWish('bots', me, title)));
  const [busy, setBusy] = useState<'wait' | 'start'>();

  const change = (next: Wish) => {
    if (!sameSeats(next, wish)) setChosen(undefined);
    setWish(settled(next));
  };
  const choose = (preset: Preset | 'last') => {
    setChosen(preset);
    if (preset !== 'last') setWish({ ...freshWish(preset, me, wish.title) });
    else if (last) setWish({ ...last, title: wish.title });
  };

  const begin = async (how: 'wait' | 'start') => {
    setBusy(how);
    keepWish(wish);
    const mine = wish.seats.find(({ sitter }) => sitter === 'you')?.name.trim();
    if (mine) changeSettings({ name: mine });
    try {
      go(hasLink(wish) ? await openOnServer(wish, how) : await openHere(wish));
    } catch (error) {
      setBusy(undefined);
      toast({ text: error instanceof ServerSaysNo ? error.message : (error as Error).message, kind: 'bad' });
    }
  };

  return (
    <div className="new-table">
      <TopBar title={t('new.title')} under={t(`game.${face.id}` as 'game.vault')} rules={`/rules/${face.id}`} />
      <main>
        <section className="game" aria-label={t('new.game')}>
          <Tape face={face} small />
          <OtherGames game={face.id} />
          <Panel title={t('new.length')} className="len">
            <p>
              {t('new.length.text')} <RuleTag id="SH-END-1" />
            </p>
          </Panel>
        </section>
        <section className="mid">
          <fieldset className={`presets of-${last ? 4 : 3}`} aria-label={t('new.presets')}>
            {PRESETS.map((preset) => (
              <Chip
                key={preset}
                icon={preset === 'bots' ? <Icon path={person} size={22} /> : <Sign name={PRESET_SIGNS[preset]} />}
                note={t(`preset.${preset}.note`)}
                pressed={chosen === preset}
                onClick={() => choose(preset)}
                blocked={
                  preset === 'link' && server === false
                    ? { title: t('join.away'), text: t('join.away.text') }
                    : undefined
                }
              >
                {t(`preset.${preset}`)}
              </Chip>
            ))}
            {last && (
              <Chip
                icon={<Sign name={PRESET_SIGNS.last} />}
                note={lastNote(last)}
                pressed={chosen === 'last'}
                onClick={() => choose('last')}
              >
                {t('preset.last')}
              </Chip>
            )}
          </fieldset>
          <Shelter wish={wish} change={change} server={server} />
        </section>
        <Options wish={wish} change={change} />
      </main>
      <Begin wish={wish} server={server} busy={busy} begin={begin} />
    </div>
  );
}

/** The same kinds of sitters in the same seats; names may differ. */
const sameSeats = (a: Wish, b: Wish): boolean =>
  a.seats.length === b.seats.length &&
  a.seats.every(({ sitter, bot }, i) => sitter === b.seats[i]!.sitter && bot === b.seats[i]!.bot);

/** Who sat there, in a few words. */
function lastNote({ seats }: Wish): string {
  const bots = seats.filter(({ sitter }) => sitter === 'bot').length;
  const others = seats.filter(({ sitter }) => sitter === 'screen' || sitter === 'link');
  const names = others.map(({ name, sitter }) => name || t(`sitter.${sitter}.unnamed` as 'sitter.link.unnamed'));
  return [...names, ...(bots > 0 ? [t('preset.bots.count', { n: bots })] : [])].join(', ');
}

function OtherGames({ game }: { readonly game: string }) {
  return (
    <div className="other">
      <span className="lbl">{t('new.other')}</span>
      {FACES.filter(({ id }) => id !== game).map((face) => (
        <Chip
          key={face.id}
          icon={<Icon path={face.icon} size={22} />}
          note={t('start.coming')}
          blocked={{
            title: t('start.coming.title', { game: t(`game.${face.id}` as 'game.vault') }),
            text: t(`game.${face.id}.coming` as 'game.adventure.coming'),
          }}
        >
          {t(`game.${face.id}` as 'game.vault')}
        </Chip>
      ))}
    </div>
  );
}

interface BeginProps {
  readonly wish: Wish;
  readonly server: boolean | undefined;
  readonly busy: 'wait' | 'start' | undefined;
  readonly begin: (how: 'wait' | 'start') => Promise<void>;
}

function Begin({ wish, server, busy, begin }: BeginProps) {
  const friends = wish.seats.flatMap(({ sitter, name }) =>
    sitter === 'link' ? [name.trim() || t('sitter.link.unnamed')] : [],
  );
  const linked = friends.length > 0;
  const who = friends.join(t('and'));
  const seats = t('new.seats', { n: wish.seats.length });
  const where = linked ? (wish.listed ? t('new.public') : t('new.private')) : t('new.here');
  const away = linked && server === false ? { title: t('join.away'), text: t('new.away', { who }) } : undefined;
  return (
    <QuestionBar
      className="dock"
      aria-label={t('question')}
      lit
      crumb={`${t('new.title')} › ${t('game.vault')} › ${seats}, ${where}`}
      ask={t('new.ask')}
      hint={linked ? t('new.hint.link', { who, n: friends.length }) : t('new.hint.here')}
    >
      {linked && (
        <Key
          kind="ghost"
          sign="link"
          note={t('new.wait.note')}
          busy={busy === 'wait'}
          blocked={away}
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
        blocked={away}
        onClick={() => void begin('start')}
      >
        {t('new.start')}
      </Key>
    </QuestionBar>
  );
}
