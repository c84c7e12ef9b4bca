/** Actions in words, with what they can do now: the ruler of a Move, the best odds of a shot. */
import type { Option } from '@holotape/kernel/play';
import type { Battle } from '@holotape/skirmish/battle';
import { movementColor } from '@holotape/skirmish/queries/circumstances';
import { lengthOf } from '@holotape/skirmish/queries/ranges';
import { cardOf } from '@holotape/skirmish/queries/units';
import type { Model } from '@holotape/skirmish/state';
import type { QuestionInfo } from '@holotape/table/spoken/protocol';
import { createElement, type ReactNode } from 'react';
import type { OptionLabel } from '../../module.ts';
import { aboutOf } from '../asked.ts';
import { inches } from '../board/scale.ts';
import { isKey } from '../en.ts';
import { nameOnTable } from '../names.ts';
import { thingOf } from '../things.ts';
import { b } from '../words.ts';
import { AttackNote } from './AttackNote.tsx';

/** What cannot be done now stands in a row of its own, or at its marker. */
export function actionLabel(battle: Battle, question: QuestionInfo, option: Option): OptionLabel {
  const label = openLabel(battle, question, option);
  if (option.blocked === undefined || label.way === 'pass') return label;
  return { name: label.name, thing: label.thing ?? `action:${option.id}` };
}

function openLabel(battle: Battle, question: QuestionInfo, { id }: Option): OptionLabel {
  const about = aboutOf(question) as { model?: string; left?: number };
  const model = battle.state.models.find((each) => each.id === about.model);
  if (id === 'end') {
    const n = about.left ?? 0;
    return { name: b('action.end'), way: 'pass', ...(n > 0 && { note: b('action.end.note', { n }) }) };
  }
  const [verb, rest] = [id.slice(0, id.indexOf(':')), id.slice(id.indexOf(':') + 1)];
  if (verb === 'quick')
    return { name: b('action.quick', { action: actionName(rest) }), ...noteOf(battle, model, rest) };
  if (verb === 'trick') {
    const { items, perks } = battle.content;
    const card = rest.split('@')[0]!;
    const found = items.get(card) ?? perks.get(card);
    const text = found !== undefined && 'text' in found ? found.text : '';
    return { name: b('action.item', { item: found?.name ?? rest }), ...(text !== '' && { note: text }) };
  }
  if (verb === 'item') {
    const item = battle.content.items.get(rest.split('@')[0]!);
    const text = item !== undefined && 'text' in item ? item.text : '';
    return { name: b('action.item', { item: item?.name ?? rest }), ...(text !== '' && { note: text }) };
  }
  const key = `action.${verb}`;
  if (verb !== '' && verb !== 'special' && isKey(key)) {
    const thing = thingOf(id, battle);
    return { name: b(key, { marker: nameOnTable(battle, rest) }), ...(thing !== undefined && { thing, bar: true }) };
  }
  return { name: actionName(id), ...noteOf(battle, model, id) };
}

export function actionName(id: string): string {
  const key = `action.${id}`;
  return isKey(key) ? b(key) : id.replace('special:', '').replaceAll('-', ' ');
}

function noteOf(battle: Battle, model: Model | undefined, action: string): { note?: ReactNode } {
  if (model === undefined) return {};
  if (action === 'move') {
    const color = movementColor(battle, model, cardOf(battle, model).move, 'move');
    return { note: b('action.move.note', { color, inches: inches(lengthOf(battle.content, color)) }) };
  }
  if (action === 'prepare') return { note: b('action.prepare.note') };
  if (action !== 'shoot' && action !== 'strike' && action !== 'throw') return {};
  return { note: createElement(AttackNote, { battle, model, kind: action }) };
}
