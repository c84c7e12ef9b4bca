/** What can be given to the unit that is looked at: prices for the whole unit, refusals with their rule. */
import type { SkirmishContent } from '@holotape/skirmish';
import { cardOffer, type Offer } from '@holotape/skirmish/queries/force-lists/offers';
import { useMemo, useState } from 'react';
import { Field, Key, Panel, RuleTag, Seg, Sign, Switch } from '../../../design/index.ts';
import { cardName, told } from './reading.ts';
import type { Building } from './use-force.ts';
import { f } from './words.ts';

const TABS = ['weapons', 'armor', 'aid', 'mods', 'perks', 'lead'] as const;
type Tab = (typeof TABS)[number];

/** The cards of a tab. */
function cardsOf(content: SkirmishContent, tab: Tab): string[] {
  const ids = (...all: readonly ReadonlyMap<string, unknown>[]) => all.flatMap((cards) => [...cards.keys()]);
  const { weapons, armor, clothing, powerArmor, chems, alcohol, food, gear, mods, perks, leaders, heroic } = content;
  switch (tab) {
    case 'weapons':
      return [...weapons.values()]
        .filter(({ id, natural }) => !natural && id !== 'improvised-weapon')
        .map(({ id }) => id);
    case 'armor':
      return ids(armor, powerArmor, clothing);
    case 'aid':
      return ids(chems, food, alcohol, gear);
    case 'mods':
      return ids(mods);
    case 'perks':
      return [...perks.values()].filter(({ settlement }) => !settlement).map(({ id }) => id);
    case 'lead':
      return [heroic.id, ...leaders.keys()];
  }
}

/** Not only too dear: the unit can never have it as it is. */
const isNever = ({ why }: Offer): boolean =>
  why !== undefined && why.rule !== 'CH-FORCE-4' && why.rule !== 'CH-FORCE-10';

interface GiveProps {
  readonly building: Building;
  readonly look: (card: string) => void;
}

export function Give({ building, look }: GiveProps) {
  const { content, list, at } = building;
  const [tab, setTab] = useState<Tab>('weapons');
  const [sought, seek] = useState('');
  const [isAll, showAll] = useState(false);
  const unit = at === undefined ? undefined : list.units[at];
  const card = unit && content.units.get(unit.card);
  const offers = useMemo(
    () => (at === undefined ? [] : cardsOf(content, tab).map((id) => cardOffer(content, list, at, id))),
    [content, list, at, tab],
  );
  if (unit === undefined || card === undefined)
    return (
      <Panel title={f('give', { name: '…' })} className="force-give">
        <p className="pad">{f('give.nobody')}</p>
      </Panel>
    );
  const found = offers.filter(({ card: id }) => cardName(id).toLowerCase().includes(sought.trim().toLowerCase()));
  const shown = found.filter((offer) => isAll || !isNever(offer));
  return (
    <Panel title={f('give', { name: card.name })} more={f('give.alike', { n: unit.models })} className="force-give">
      <Seg<Tab>
        label={f('tabs')}
        value={tab}
        options={TABS.map((value) => ({ value, label: f(`tab.${value}`) }))}
        onChange={setTab}
      />
      <Field
        label={f('give.search')}
        placeholder={f('give.search')}
        before={<Sign name="search" />}
        value={sought}
        onChange={seek}
      />
      <ul>
        {shown.map((offer) => (
          <OfferRow key={offer.card} offer={offer} building={building} look={look} />
        ))}
      </ul>
      {shown.length === 0 && <p className="pad">{f('give.none')}</p>}
      <Switch on={isAll} onChange={showAll} note={f('give.hidden', { n: found.filter(isNever).length })}>
        {f('give.show')}
      </Switch>
    </Panel>
  );
}

interface OfferRowProps extends GiveProps {
  readonly offer: Offer;
}

function OfferRow({ offer: { card, caps, why, list }, building, look }: OfferRowProps) {
  const name = cardName(card);
  const isShut = why !== undefined && !(building.list.house && why.hard === undefined);
  return (
    <li className={why === undefined ? 'offer-row' : 'offer-row not'}>
      <span>
        <button type="button" className="name" title={f('look', { name })} onClick={() => look(card)}>
          {name}
        </button>
        {why !== undefined && (
          <small>
            {told(why)} <RuleTag id={why.rule} />
          </small>
        )}
      </span>
      <span className="caps">{caps}</span>
      <Key
        sign="plus"
        className="square"
        aria-label={f('add', { name, caps })}
        onClick={() => building.change(list)}
        blocked={isShut ? { text: told(why), rule: why.rule } : undefined}
      />
    </li>
  );
}
