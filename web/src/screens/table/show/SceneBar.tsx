/** While somebody else moves: what they did and what it gave, where one looks anyway. */
import { useEffect } from 'react';
import { Key, QuestionBar, Seg } from '../../../design/index.ts';
import type { DieFace, GameModule, LogLook, TableContext } from '../../../games/module.ts';
import { BOTS, changeSettings, useSettings } from '../../../settings/settings.ts';
import { t } from '../../../text/index.ts';
import { DieOf } from '../DieOf.tsx';
import { type Entry, partsOf, sentencesOf } from '../log-parts.ts';
import { s } from '../words.ts';
import type { OnShow } from './use-show.ts';

interface SceneBarProps {
  readonly context: TableContext;
  readonly module: GameModule;
  readonly onShow: OnShow;
}

const NO_LOOK: LogLook = {};
/** More than so many lines of a round's end are left to the log. */
const MOST = 8;

export function SceneBar({ context, module, onShow }: SceneBarProps) {
  const { names, log, info, explain } = context;
  const { scene, stays, next, skip, hold, goOn } = onShow;
  useSceneKeys(onShow);
  const parts = partsOf(log.slice(scene.from, scene.to), (line) => module.logLook?.(line, context) ?? NO_LOOK);
  const entries = parts.flatMap((part) => part.entries);
  const told = entries.map((entry) => sentencesOf(entry, explain, nameOf(entry, names)));
  const name = scene.seat === undefined ? '' : (names[scene.seat] ?? '');
  const isBot = scene.seat !== undefined && info.seats[scene.seat]?.kind === 'bot';
  const { name: round, opens } = module.round(context);
  const isRound = scene.kind === 'round';
  const opening = opens === undefined ? s('show.round.crumb') : round;
  const crumb = isRound ? opening : s(isBot ? 'show.bot' : 'show.move', { round, name });
  const own = isRound ? undefined : module.dice?.(context, scene.from, 'bar');
  return (
    <QuestionBar
      lit={false}
      aria-label={s('question')}
      className={`showing ${scene.kind}`}
      data-scene={scene.kind}
      crumb={crumb}
      ask={isRound ? (opens ?? s('show.round', { round })) : headline(entries, told)}
      // Moving, not entering: a bar that appears under a pointer at rest has nobody who reads it yet.
      onPointerMove={hold}
      onPointerLeave={goOn}
    >
      {isRound ? (
        <RoundsEnd module={module} entries={entries} told={told} />
      ) : own !== undefined ? (
        <div className="came own">{own}</div>
      ) : (
        <div className="came">
          {entries.flatMap(({ at, look }) => (look.dice ? [<DiceOf key={at} module={module} dice={look.dice} />] : []))}
          <ul className="plates">
            {told
              .flatMap(({ rest }) => rest)
              .map((each, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what it gave, in the order it came; the same may come twice
                <li key={i}>{each}</li>
              ))}
          </ul>
        </div>
      )}
      <div className="keys">
        <Key kind={stays ? 'primary' : 'plain'} sign="forward" onClick={next} data-show="next">
          {s(stays ? 'show.go-on' : 'show.next')}
        </Key>
        {!stays && (
          <Key kind="ghost" sign="skip" onClick={skip} data-show="skip">
            {s('show.skip')}
          </Key>
        )}
        {isBot && <Pace />}
      </div>
    </QuestionBar>
  );
}

type Told = ReturnType<typeof sentencesOf>;

/** What was done; where nothing is but asides, those. */
function headline(entries: readonly Entry[], told: readonly Told[]): string {
  const heard = told.filter((_, i) => entries[i]!.look.aside !== true);
  return (heard.length > 0 ? heard : told).map(({ first }) => first).join(' ');
}

const nameOf = ({ look }: Entry, names: readonly string[]): string | undefined =>
  look.seat === undefined ? undefined : names[look.seat];

interface DiceOfProps {
  readonly module: GameModule;
  readonly dice: readonly DieFace[];
}

function DiceOf({ module, dice }: DiceOfProps) {
  return (
    <span className="dice">
      {dice.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
        <DieOf key={i} module={module} die={face} size={40} rolling />
      ))}
    </span>
  );
}

interface RoundsEndProps {
  readonly module: GameModule;
  readonly entries: readonly Entry[];
  readonly told: readonly Told[];
}

/** What a round's end changed: who came home the wiser, and what the dice brought. */
function RoundsEnd({ module, entries, told }: RoundsEndProps) {
  return (
    <ul className="changed">
      {entries.slice(0, MOST).map(({ at, look }, i) => (
        <li key={at}>
          {look.dice && (
            <span className="dice">
              {look.dice.map((face, die) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
                <DieOf key={die} module={module} die={face} size={24} rolling={false} />
              ))}
            </span>
          )}
          <span>
            {told[i]!.first} {told[i]!.rest.join(', ')}
          </span>
        </li>
      ))}
      {entries.length > MOST && <li>{s('show.more', { n: entries.length - MOST })}</li>}
    </ul>
  );
}

/** The pace can be changed where one feels it. */
function Pace() {
  const { bots } = useSettings();
  return (
    <Seg
      label={t('settings.bots')}
      value={bots}
      options={BOTS.map((value) => ({ value, label: t(`settings.bots.${value}`) }))}
      onChange={(pace) => changeSettings({ bots: pace })}
    />
  );
}

/** N cuts a scene, M cuts everything until one's own turn. */
function useSceneKeys({ next, skip }: OnShow): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      const key = event.key.toLowerCase();
      if (key === 'n') next();
      else if (key === 'm') skip();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [next, skip]);
}
