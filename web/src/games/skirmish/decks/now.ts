/** What a Boost would do at this very moment, in figures, where there are some. Pure. */
import type { Battle } from '@holotape/skirmish/battle';
import type { BoostCard } from '@holotape/skirmish/content';
import { healthLeft, maxHealth } from '@holotape/skirmish/queries/abilities';
import { pointsOn } from '@holotape/skirmish/queries/criticals';
import { engagedWith } from '@holotape/skirmish/queries/engagement';
import type { Model } from '@holotape/skirmish/state';
import type { EffectDie } from '@holotape/skirmish/words';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { modelName, nameOfAnything } from '../names.ts';
import { d } from './words.ts';

type Effect = BoostCard['effect'];

interface Moment {
  readonly model?: string;
  readonly by?: string;
  readonly weapon?: string;
  readonly pool?: readonly EffectDie[];
  readonly icons?: readonly string[];
  readonly result?: string;
  readonly needed?: number;
  readonly damage?: number;
  readonly item?: string;
}

export function wouldDo(battle: Battle, question: QuestionInfo, card: string): string | undefined {
  const effect = battle.content.boosts.get(card)?.effect;
  if (effect === undefined) return undefined;
  const about = (question.about ?? {}) as Moment;
  const model = battle.state.models.find(({ id }) => id === about.model);
  return (
    aboutARoll(battle, effect, about) ??
    (model && aboutAModel(battle, effect, about, model)) ??
    atTheTable(battle, effect, about)
  );
}

/** Of the faces of the Skill Die so many in a hundred show this or less. WW-TEST-4 */
function chance({ content }: Battle, needed: number): number {
  const faces = content.dice.skill;
  return Math.round((100 * faces.filter(({ value }) => value !== undefined && value <= needed).length) / faces.length);
}

function aboutARoll(battle: Battle, effect: Effect, { result, needed, pool, icons }: Moment): string | undefined {
  switch (effect.does) {
    case 'shift': {
      const from = Number.parseInt(result ?? '', 10);
      if (needed === undefined || Number.isNaN(from)) return undefined;
      const to = from + effect.by;
      return d(to <= needed ? 'now.shift.yes' : 'now.shift.no', { from, to, needed });
    }
    case 'reroll-skill':
    case 'reroll-one':
      return needed === undefined ? undefined : d('now.again', { chance: chance(battle, needed), needed });
    case 'succeed':
      return d('now.succeed');
    case 'swap': {
      const at = pool?.findIndex((die) => effect.of.includes(die)) ?? -1;
      return pool === undefined || at < 0 ? undefined : d('now.swap', { dice: pool.with(at, effect.for).join(', ') });
    }
    case 'icon':
      return icons === undefined || icons.length === 0 ? undefined : d('now.icon', { icons: iconWords(icons) });
    case 'turn-icons':
      return icons && d('now.turn', { n: icons.filter((icon) => icon === effect.from).length });
    default:
      return undefined;
  }
}

export const iconWords = (icons: readonly string[]): string =>
  icons.map((icon) => icon.replaceAll('-', ' ')).join(', ');

function aboutAModel(battle: Battle, effect: Effect, moment: Moment, model: Model): string | undefined {
  const { content, state } = battle;
  const name = modelName(battle, model.id);
  switch (effect.does) {
    case 'walk-off': {
      const from = healthLeft(battle, model);
      const to = from + Math.min(effect.most, moment.damage ?? 0);
      return d('now.hurt', { from, to, most: maxHealth(battle, model) });
    }
    case 'critical': {
      const weapon = content.weapons.get(moment.weapon ?? '');
      if (weapon?.critical === undefined) return undefined;
      const points = Math.min(weapon.critical.rating, pointsOn(battle, model, weapon) + effect.points);
      return d('now.critical', { n: points, of: weapon.critical.rating });
    }
    case 'leave': {
      const names = engagedWith(battle, model).map(({ id }) => modelName(battle, id));
      return names.length === 0 ? undefined : d('now.free', { names: names.join(', ') });
    }
    case 'hinder':
      return moment.by === undefined
        ? undefined
        : d('now.hinder', { by: effect.by, name: modelName(battle, moment.by) });
    case 'armor':
      return d('now.armor', { n: effect.more, name });
    case 'points': {
      const before = state.activation?.points ?? 0;
      return d('now.points', { n: before + effect.points, before });
    }
    default:
      return undefined;
  }
}

function atTheTable({ state, content }: Battle, effect: Effect, { item }: Moment): string | undefined {
  if (effect.does === 'ready-more') return d('now.ready', { n: effect.most });
  if (effect.does === 'second-event') return d('now.events', { n: state.decks.events.length });
  if (effect.does === 'keep-item' && item !== undefined)
    return d('now.item', { item: nameOfAnything({ content }, item) });
  return undefined;
}
