/** A force on one A4 sheet: black on white, rulers by name and length, dice by letter, boxes for a pencil. */
import type { SkirmishContent } from '@holotape/skirmish';
import type { Unit, Weapon } from '@holotape/skirmish/content';
import type { ForceList, ListedUnit } from '@holotape/skirmish/printed/force-lists';
import { flawsOf, isPlayable } from '@holotape/skirmish/queries/force-lists/flaws';
import { forceCaps, unitCaps } from '@holotape/skirmish/queries/force-lists/prices';
import { type Attribute, type Color, DAMAGE_TYPES, type EffectDie, SKILLS } from '@holotape/skirmish/words';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Sign } from '../../../design/index.ts';
import { go } from '../../../shell/router.tsx';
import { TopBar } from '../../../shell/TopBar.tsx';
import { ratingText } from '../cards/figures.ts';
import { c } from '../cards/words.ts';
import { skirmishContent } from '../pack.ts';
import { inchesOf } from '../signs/inches.ts';
import { g } from '../signs/words.ts';
import './print.css';
import { cardName, openForce } from './reading.ts';
import { Special } from './Special.tsx';
import { f } from './words.ts';

const DIE: Readonly<Record<EffectDie, string>> = { black: 'K', green: 'G', yellow: 'Y', blue: 'U' };
const ROUNDS = [1, 2, 3, 4, 5, 6];

export function Print({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const content = skirmishContent();
  const name = new URLSearchParams(location.search).get('name') ?? f('name.coded');
  const { list, said } = useMemo(() => openForce(params.force ?? ''), [params.force]);
  const code = params.force ?? '';
  return (
    <div className="force-print">
      <TopBar
        title={f('sheet')}
        under={f('sheet.under', { name })}
        rules="/rules/skirmish"
        tools={
          <>
            <button
              type="button"
              className="tool"
              onClick={() => go(`/skirmish/forces/${encodeURIComponent(code)}${location.search}`)}
            >
              <Sign name="left" /> <span>{f('sheet.back')}</span>
            </button>
            <button type="button" className="tool" onClick={() => window.print()}>
              <Sign name="save" /> <span>{f('sheet.print')}</span>
            </button>
          </>
        }
      />
      <main>
        {list === undefined ? (
          said.map((line) => <p key={line}>{line}</p>)
        ) : (
          <Sheet content={content} list={{ ...list, name }} code={code} />
        )}
      </main>
    </div>
  );
}

interface SheetProps {
  readonly content: SkirmishContent;
  readonly list: ForceList;
  readonly code: string;
}

/** From the usual size of letters to the smallest that can be read on paper, in points. */
const SIZES = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];
/** A4 between its margins, with a little to spare, in pixels of print. */
const PAGE = (297 - 2 * 9 - 3) * (96 / 25.4);
const MARGINS = 2 * 9 * (96 / 25.4);

/** The largest letters with which everything stands on one sheet. */
function useOneSheet(list: ForceList) {
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another force is laid out
  useLayoutEffect(() => {
    const fit = () => {
      for (const size of SIZES) {
        if (sheet.current === null) return;
        sheet.current.style.fontSize = `${size}pt`;
        if (sheet.current.scrollHeight - MARGINS <= PAGE) return;
      }
    };
    fit();
    void document.fonts.ready.then(fit);
  }, [list]);
  return sheet;
}

function Sheet({ content, list, code }: SheetProps) {
  const sheet = useOneSheet(list);
  const models = list.units.reduce((sum, unit) => sum + unit.models, 0);
  const leader = list.units.find((unit) => unit.leader !== null);
  return (
    <article className="a4" ref={sheet}>
      <header>
        <div>
          <h2>{list.name}</h2>
          <p>
            {f('sum', { models, units: list.units.length, left: list.limit - forceCaps(content, list) })}
            {leader && ` · ${f('sheet.leads', { unit: cardName(leader.card), leader: cardName(leader.leader!) })}`}
          </p>
        </div>
        <p className="total">
          <b>{forceCaps(content, list)}</b> {f('of.caps', { limit: list.limit })}
        </p>
      </header>
      <div className="columns">
        {list.units.map((unit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the list
          <PrintedUnit key={at} content={content} list={list} unit={unit} />
        ))}
        <section className="box">
          <h3>{f('sheet.signs')}</h3>
          <p>{f('sheet.dice')}</p>
          <p>{f('sheet.rulers')}</p>
        </section>
        <section className="box">
          <h3>{f('sheet.rounds')}</h3>
          {ROUNDS.map((round) => (
            <Boxes key={round} name={String(round)} count={models} />
          ))}
        </section>
        <section className="box lines">
          <h3>{f('sheet.battle')}</h3>
          {(['sheet.scenario', 'sheet.opponent', 'sheet.result'] as const).map((say) => (
            <p key={say}>{f(say)}</p>
          ))}
        </section>
      </div>
      <Foot content={content} list={list} code={code} />
    </article>
  );
}

function Foot({ content, list, code }: SheetProps) {
  const flaws = flawsOf(content, list);
  const prices = content.prices.get(list.prices)?.name ?? list.prices;
  const rules = [...new Set(flaws.map(({ rule }) => rule))].join(', ');
  const isLegal = flaws.length === 0;
  const say = isLegal ? 'sheet.legal' : isPlayable(list, flaws) ? 'sheet.house' : 'sheet.illegal';
  return (
    <footer>
      <span>{f(say, { prices, rules })}</span>
      <code>{code}</code>
      <span>{f('sheet.fan')}</span>
    </footer>
  );
}

const Boxes = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <p className="boxes">
    <b>{name}</b>
    <span aria-hidden="true">{'□'.repeat(Math.min(count, 24))}</span>
  </p>
);

interface PrintedUnitProps {
  readonly content: SkirmishContent;
  readonly list: ForceList;
  readonly unit: ListedUnit;
}

function PrintedUnit({ content, list, unit }: PrintedUnitProps) {
  const card = content.units.get(unit.card)!;
  const weapons = [...new Set(unit.items)].flatMap((id) => content.weapons.get(id) ?? []);
  const health = card.special[card.skills.health] + (unit.heroic ? content.heroic.health : 0);
  return (
    <section className="box unit">
      <h3>
        {card.name} <small>{f('sheet.models', { type: c(`type.${card.type}`), n: unit.models })}</small>
        <b>{unitCaps(content, list.prices, unit)}</b>
      </h3>
      <PrintedFigures content={content} card={card} />
      {weapons.length > 0 && <PrintedWeapons content={content} weapons={weapons} />}
      <Words content={content} unit={unit} card={card} />
      {Array.from({ length: unit.models }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one model after the other
        <Boxes key={n} name={unit.models > 1 ? String.fromCharCode(65 + n) : f('health')} count={health} />
      ))}
      {unit.heroic && <Boxes name={f('sheet.luck')} count={card.special.LUC} />}
      {unit.heroic &&
        weapons.flatMap(({ id, name, critical }) =>
          critical ? [<Boxes key={id} name={f('sheet.critical', { name })} count={critical.rating} />] : [],
        )}
    </section>
  );
}

const length = (content: SkirmishContent, color: Color): string =>
  `${g(`color.${color}`)} ${inchesOf(content.rulers.get(color)!.length)}″`;

function PrintedFigures({ content, card }: { readonly content: SkirmishContent; readonly card: Unit }) {
  const skills = (attribute: Attribute) =>
    SKILLS.filter((skill) => card.skills[skill] === attribute).map((skill) => (
      <small key={skill}>{f(`skill.${skill}`)}</small>
    ));
  return (
    <>
      <Special card={card} under={skills} />
      <p className="row">
        <span>
          {f('move')} <b>{length(content, card.move)}</b>
        </span>
        {card.charge && (
          <span>
            {f('charge')} <b>{length(content, card.charge)}</b>
          </span>
        )}
        <span>
          {f('aware')} <b>{length(content, card.awareness)}</b>
        </span>
      </p>
      <p className="row">
        {DAMAGE_TYPES.map((type) => (
          <span key={type}>
            {type} <b>{ratingText(card.armor[type])}</b>
          </span>
        ))}
      </p>
    </>
  );
}

const damageOf = ({ damage }: Weapon): string =>
  damage
    .map(({ type, amount, area }) => `${type} ${amount}${area === undefined ? '' : `, ${g(`color.${area}`)}`}`)
    .join(', ') || '–';

const letters = (dice: readonly EffectDie[]): string => dice.map((die) => DIE[die]).join(' ');

function PrintedWeapons({
  content,
  weapons,
}: {
  readonly content: SkirmishContent;
  readonly weapons: readonly Weapon[];
}) {
  const inches = (color: Color) => `${inchesOf(content.rulers.get(color)!.length)}″`;
  return (
    <table className="weapons">
      <thead>
        <tr>
          {(['sheet.weapon', 'sheet.short', 'sheet.long', 'sheet.damage'] as const).map((say) => (
            <th key={say} scope="col">
              {f(say)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weapons.map((weapon) => (
          <tr key={weapon.id}>
            <td>
              <b>{weapon.name}</b>
            </td>
            <td>
              {weapon.short.range === undefined ? f('sheet.touch') : inches(weapon.short.range)}{' '}
              <b>{letters(weapon.short.dice)}</b>
            </td>
            <td>
              {weapon.long ? `+${inches(weapon.long.range)} ` : '–'}
              <b>{weapon.long && letters(weapon.long.dice)}</b>
            </td>
            <td>{damageOf(weapon)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What its cards say: its own, its Leader card, perks, and everything it carries that has words. */
function Words({ content, unit, card }: Pick<PrintedUnitProps, 'content' | 'unit'> & { readonly card: Unit }) {
  const others = [...new Set(unit.items)].filter((id) => !content.weapons.has(id));
  const cards = [...(unit.leader ? [unit.leader] : []), ...unit.perks, ...unit.mods.map(({ mod }) => mod), ...others];
  const said = cards.map((id) => {
    const item = content.leaders.get(id) ?? content.perks.get(id) ?? content.items.get(id);
    return { name: cardName(id), text: item !== undefined && 'text' in item ? item.text : '' };
  });
  if (said.length === 0 && card.text === '') return null;
  return (
    <p className="said">
      {card.text}{' '}
      {said.map(({ name, text }) => (
        <span key={name}>
          <b>{name}</b>
          {text === '' ? '. ' : `: ${text} `}
        </span>
      ))}
    </p>
  );
}
