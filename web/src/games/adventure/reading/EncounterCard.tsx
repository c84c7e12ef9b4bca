/** An encounter at book size: its picture, its words, its options with their tests and chances; what follows is sealed. */
import { encounterCard } from '@holotape/adventure/content';
import type { EncounterOption } from '@holotape/adventure/printed/cards';
import { costWords } from '@holotape/adventure/printed/words';
import type { Option } from '@holotape/kernel/play';
import { Icon, RuleTag, Sign } from '../../../design/index.ts';
import { optionOf } from '../../module.ts';
import { ANY_PLACE, PLACES } from '../map/pictures.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import { PlacePicture } from './PlacePicture.tsx';

export function EncounterCard(context: AdventureContext) {
  const { view, question } = context;
  const { position } = useAdventure();
  const { encounter } = view;
  if (encounter === null) return null;
  const { options } = encounterCard(position.content, encounter.card);
  const at = view.survivors[encounter.seat]?.space ?? null;
  const space = at === null ? undefined : position.content.spaces.get(at);
  const choosing = question?.ask === 'encounter.option' ? question.options : undefined;
  return (
    <article className="encounter-card" aria-label={encounter.title} data-thing="adventure:encounter">
      <header>
        {space !== undefined && <Icon path={PLACES[space.look ?? ''] ?? ANY_PLACE} size={34} />}
        <div>
          <h2>{encounter.title}</h2>
          <small>{space?.icon === undefined ? '' : a(`icon.${space.icon}`, { n: space.level ?? 1 })}</small>
        </div>
        <span className="card-number">{encounter.card}</span>
      </header>
      {space !== undefined && <PlacePicture space={space} />}
      <p className="intro">{encounter.intro}</p>
      {encounter.texts.map((text) => (
        <p key={text} className="outcome">
          {text}
        </p>
      ))}
      {encounter.option === null ? (
        <ol>
          {options.map((option, i) => (
            <OptionRow
              key={option.label}
              number={i + 1}
              option={option}
              offered={choosing?.find(({ id }) => id === `option:${i + 1}`)}
              context={context}
            />
          ))}
        </ol>
      ) : (
        <p className="chosen-option">
          <Sign name="tick" /> {encounter.labels[encounter.option]}
        </p>
      )}
      <footer>
        <Sign name="lock" size={16} /> {a('encounter.sealed')} <RuleTag id="FB-ENC-4" />
      </footer>
    </article>
  );
}

interface OptionRowProps {
  readonly number: number;
  readonly option: EncounterOption;
  readonly offered: Option | undefined;
  readonly context: AdventureContext;
}

function OptionRow({ number, option, offered, context }: OptionRowProps) {
  const { propose, confirm, explain, question } = context;
  const chosen = optionOf(context);
  const { testChance, me } = useAdventure();
  const open = offered !== undefined && offered.blocked === undefined;
  const test = option.do.find(({ test }) => test !== undefined)?.test;
  const costs = costWords(option);
  const act = () => {
    if (!open) return;
    if (chosen === offered.id) void confirm();
    else propose(offered.id);
  };
  return (
    <li className={open ? '' : 'shut'}>
      <button
        type="button"
        data-answer={`option:${number}`}
        aria-pressed={open && chosen === offered.id}
        aria-disabled={open ? undefined : true}
        onClick={act}
      >
        <b className="number">{option.forced === undefined ? number : 'F'}</b>
        <span className="label">
          {option.label}
          {costs.length > 0 && <small>{costs.join('; ')}</small>}
          {offered?.blocked && (
            <small className="why-not">
              <Sign name="no" size={14} /> {explain(offered.blocked)} <RuleTag id={offered.blocked.rule} />
            </small>
          )}
        </span>
        {test === undefined ? (
          <span className="its-test">
            <small>{a('test.no')}</small>
          </span>
        ) : (
          <span className="its-test">
            {test.letters.map((letter, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter may be printed twice
              <kbd key={i} className={me?.letters.includes(letter) ? 'on' : ''}>
                {letter}
              </kbd>
            ))}
            {typeof test.difficulty === 'number' && (
              <>
                <b>{test.difficulty}</b>
                {question !== null && (
                  <em>{Math.round(100 * testChance(question.seat, test.letters, test.difficulty))} %</em>
                )}
              </>
            )}
          </span>
        )}
        <span className="sealed">
          <Sign name="lock" size={15} /> {a('sealed')}
        </span>
      </button>
    </li>
  );
}
