/** A unit, an item, a perk or a Leader card at book size. */
import type { Item } from '@holotape/skirmish/content';
import type { ReactNode } from 'react';
import { Key, Panel, RuleTag } from '../../../design/index.ts';
import { later } from '../../../shell/later.tsx';
import type { ThingId } from '../../module.ts';
import { faceOf } from '../decks/faces.ts';
import { useLayers } from '../measuring/layers.ts';
import { modelName } from '../names.ts';
import { RulerTag } from '../signs/RulerTag.tsx';
import { type BattleContext, battleOf, useBattle } from '../table.tsx';
import { ITEM_RULES } from './rules.ts';
import { UnitReading } from './UnitReading.tsx';
import { Unsaid } from './Unsaid.tsx';
import { damageWords, effectWords } from './WeaponRow.tsx';
import { c } from './words.ts';

const CardReading = later<{ readonly thing: ThingId }>(
  () => import('../decks/CardsBody.tsx').then((body) => body.CardReading),
  null,
);

type ReadingProps = BattleContext & { readonly thing: ThingId };

const split = (thing: ThingId): [what: string, id: string] => {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
};

export function Reading({ thing, openRule, read }: ReadingProps) {
  const { battle } = useBattle();
  const [what, id] = split(thing);
  const model = what === 'model' ? battle.state.models.find((each) => each.id === id) : undefined;
  if (model !== undefined)
    return (
      <>
        <UnitReading battle={battle} model={model} openRule={openRule} read={read} />
        {model.gone === null && <ThreatKey model={model.id} />}
      </>
    );
  if (what === 'item') return <ItemReading id={id} />;
  if (what === 'perk' || what === 'leader') return <TextReading kind={what} id={id} />;
  return <CardReading thing={thing} />;
}

/** What this one threatens, on the sheet: for fingers, which do not point before they press. */
function ThreatKey({ model }: { readonly model: string }) {
  const { layers } = useBattle();
  const { threat, threatOf } = useLayers(layers);
  const isShown = threat && threatOf === model;
  return (
    <Key sign="eye" data-threat-key aria-pressed={isShown} onClick={() => layers.threatFrom(model)}>
      {c(isShown ? 'threat.hide' : 'threat.show')}
    </Key>
  );
}

export function nameOf(thing: ThingId, { view }: BattleContext): string | undefined {
  const battle = battleOf(view);
  const [what, id] = split(thing);
  if (what === 'model') return modelName(battle, id);
  const { items, perks, leaders } = battle.content;
  const cards: Readonly<Record<string, ReadonlyMap<string, { readonly name: string }>>> = {
    item: items,
    perk: perks,
    leader: leaders,
  };
  return cards[what]?.get(id)?.name ?? faceOf(battle, thing)?.name;
}

interface PrintedCardProps {
  readonly kind: string;
  readonly rule: string;
  readonly name: string;
  readonly caps?: number;
  readonly text: string;
  /** `gear/stealth-boy`. */
  readonly card: string;
  readonly children?: ReactNode;
}

const PrintedCard = ({ kind, rule, name, caps, text, card, children }: PrintedCardProps) => (
  <Panel
    className="item-card"
    title={name}
    more={
      <>
        {[kind, ...(caps === undefined ? [] : [c('caps', { n: caps })])].join(' · ')} <RuleTag id={rule} />
      </>
    }
  >
    {children}
    {text !== '' && <p className="says">{text}</p>}
    <Unsaid card={card} />
  </Panel>
);

/** The file an item stands in, by its kind. */
const FILES: Readonly<Record<Item['kind'], string>> = {
  weapon: 'weapons',
  armor: 'armor',
  clothing: 'clothing',
  'power-armor': 'powerArmor',
  chem: 'chems',
  alcohol: 'alcohol',
  food: 'food',
  gear: 'gear',
  mod: 'mods',
  junk: 'junk',
  objective: 'objectives',
};

function ItemReading({ id }: { readonly id: string }) {
  const { battle } = useBattle();
  const item = battle.content.items.get(id);
  if (item === undefined) return null;
  return (
    <PrintedCard
      kind={c(`kind.${item.kind}`)}
      rule={ITEM_RULES[item.kind]}
      name={item.name}
      caps={item.caps}
      text={'text' in item ? item.text : ''}
      card={`${FILES[item.kind]}/${id}`}
    >
      {item.kind === 'weapon' && <WeaponFigures weapon={item} />}
    </PrintedCard>
  );
}

function WeaponFigures({ weapon }: { readonly weapon: Extract<Item, { kind: 'weapon' }> }) {
  const { battle } = useBattle();
  const { short, long, effects, critical } = weapon;
  return (
    <dl>
      <dt>{c('weapon.damage', { damage: '' }).trim()}</dt>
      <dd>{damageWords(weapon)}</dd>
      <dt>{c('weapon.short')}</dt>
      <dd>
        {short.range === undefined ? c('weapon.contact') : <RulerTag content={battle.content} color={short.range} />}
      </dd>
      {long && (
        <>
          <dt>{c('weapon.long')}</dt>
          <dd>
            <RulerTag content={battle.content} color={long.range} />
          </dd>
        </>
      )}
      {effects.map((effect) => (
        <dd key={effectWords(effect)} className="wide">
          {effectWords(effect)} <RuleTag id="WW-SPFX-1" />
        </dd>
      ))}
      {critical && (
        <dd className="wide">
          {c('weapon.critical', { points: 0, rating: critical.rating })} <RuleTag id="WW-CRIT-2" />
        </dd>
      )}
    </dl>
  );
}

function TextReading({ kind, id }: { readonly kind: 'perk' | 'leader'; readonly id: string }) {
  const { battle } = useBattle();
  const card = (kind === 'perk' ? battle.content.perks : battle.content.leaders).get(id);
  if (card === undefined) return null;
  return (
    <PrintedCard
      kind={c(`kind.${kind}`)}
      rule={kind === 'perk' ? 'CH-PERK-1' : 'WW-LEADER-1'}
      name={card.name}
      text={card.text}
      card={`${kind}s/${id}`}
    />
  );
}
