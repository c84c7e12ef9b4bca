/** A game played together: goals with how far each is, what the company has, and what it is up against. */
import { goalsDone, goalsNeeded, opposing, sideOf } from '@holotape/adventure/queries/together';
import { RuleTag } from '../../../design/index.ts';
import { type AdventureContext, useAdventure } from '../table.tsx';
import { a } from '../words.ts';
import './together.css';

export function Together({ view }: AdventureContext) {
  const { position } = useAdventure();
  const { together } = view;
  const state = position.state.together;
  if (together === null || state === null || together.loyal === null) return null;
  const { content } = position;
  const { factions } = content.scenarios.get(view.scenario)!;
  const home = content.spaces.get(content.named.get(sideOf(position, together.loyal).home)!)!;
  return (
    <section className="panel together" aria-label={a('together')}>
      <div className="head">
        <h2>{a('together')}</h2>
        <span className="more">
          {a('together.goals', { n: goalsDone(state), of: goalsNeeded(position.state) })} <RuleTag id="AB-END-2" />
        </span>
      </div>
      <p>
        {a('together.sides', {
          loyal: factions[together.loyal].name,
          against: factions[opposing(state)].name,
          home: home.name ?? '',
        })}
      </p>
      <ul className="goals">
        {together.goals.map(({ card, done, count }) => {
          const goal = content.goals.get(card)!;
          const wanted = goal.kills?.count ?? goal.deliver?.count;
          return (
            <li key={card} className={done ? 'done' : ''}>
              <b>{goal.name}</b>
              {wanted !== undefined && !done && <i>{a('together.count', { n: count, of: wanted })}</i>}
              {done && <i>{a('together.done')}</i>}
              <small>{goal.text}</small>
            </li>
          );
        })}
      </ul>
      <Company view={view} />
    </section>
  );
}

/** What all have together, and what has shown in each. */
function Company({ view }: Pick<AdventureContext, 'view'>) {
  const { position } = useAdventure();
  const { content } = position;
  const together = view.together!;
  const loyal = sideOf(position, together.loyal!);
  const against = sideOf(position, opposing(position.state.together!));
  const { camps, upgrades, mutations, fitted } = together;
  return (
    <dl>
      <dt>{a('together.camps')}</dt>
      <dd>{a('together.camps.of', { placed: camps.placed.length, gained: camps.gained, supply: camps.supply })}</dd>
      <dt>{a('together.plus')}</dt>
      <dd>{loyal.plusText}</dd>
      <dt>{a('together.activation')}</dt>
      <dd>{against.activation.map(({ text }) => text).join(' / ')}</dd>
      {upgrades.length > 0 && <dt>{a('together.built')}</dt>}
      {upgrades.length > 0 && <dd>{upgrades.map((id) => content.upgrades.get(id)!.name).join(', ')}</dd>}
      {Object.entries(fitted).map(([card, mod]) => (
        <dd key={card}>
          {a('together.fitted', { mod: content.modifications.get(mod)!.name, item: content.items.get(card)!.name })}{' '}
          {content.modifications.get(mod)!.text}
        </dd>
      ))}
      {mutations.flatMap((id, seat) => {
        const card = id === null ? undefined : content.mutations.get(id);
        const { character } = view.survivors[seat]!;
        const who = character === null ? '' : content.survivors.get(character)!.name;
        return card === undefined ? [] : [<dd key={card.id}>{`${who}: ${card.name}. ${card.good} ${card.bad}`}</dd>];
      })}
    </dl>
  );
}
