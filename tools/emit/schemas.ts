/** JSON Schema files for editors: whoever writes cards in YAML is told of mistakes while typing. */
import * as board from '@holotape/adventure/printed/board';
import { cardsSchema } from '@holotape/adventure/printed/cards';
import * as items from '@holotape/adventure/printed/items';
import { packSchema as adventurePack } from '@holotape/adventure/printed/pack';
import * as together from '@holotape/adventure/printed/together';
import { PACK_SCHEMAS } from '@holotape/skirmish/content';
import { itemsSchema, packSchema, roomsSchema, threatsSchema, topLevelSchema } from '@holotape/vault/printed/cards';
import { z } from 'zod';

interface EmittedSchema {
  /** Where it is kept, from the root of the project. */
  readonly file: string;
  readonly schema: z.ZodType;
  readonly title: string;
}

const of =
  (game: string, pack: string) =>
  (name: string, title: string, schema: z.ZodType): EmittedSchema => ({
    file: `games/${game}/schemas/${name}.schema.json`,
    schema,
    title: `${pack} pack: ${title}`,
  });
const vault = of('vault', 'Vault');
const adventure = of('adventure', 'Adventure');
const skirmish = of('skirmish', 'Skirmish');

export const SCHEMAS: readonly EmittedSchema[] = [
  vault('pack', 'what the pack is', packSchema),
  vault('top-level', 'the common top level', topLevelSchema),
  vault('rooms', 'rooms of the deck', roomsSchema),
  vault('items', 'items', itemsSchema),
  vault('threats', 'threats', threatsSchema),
  adventure('pack', 'what the pack is', adventurePack),
  adventure('dice', 'the faces of a V.A.T.S. die', board.diceSchema),
  adventure('enemies', 'enemies', board.enemiesSchema),
  adventure('agendas', 'agendas', board.agendasSchema),
  adventure('tiles', 'tiles and their templates', board.tilesSchema),
  adventure('scenarios', 'scenario sheets', board.scenariosSchema),
  adventure('items', 'assets, loot and unique assets', items.itemsSchema),
  adventure('survivors', 'survivors', items.survivorsSchema),
  adventure('perks', 'perks', items.perksSchema),
  adventure('cards', 'quests and encounters', cardsSchema),
  adventure('goals', 'goals of a game played together', together.goalsSchema),
  adventure('upgrades', 'workshop upgrades', together.upgradesSchema),
  adventure('modifications', 'modifications', together.modificationsSchema),
  adventure('mutations', 'mutations', together.mutationsSchema),
  adventure('activations', 'activation cards', together.activationsSchema),
  ...[...PACK_SCHEMAS].map(([file, schema]) => skirmish(file.replace('.yaml', ''), file, schema)),
];

/** What may be written shorter (`meta({ short })`) is told both ways. */
function bothWays({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { short, ...long } = jsonSchema as Record<string, unknown>;
  if (short === undefined) return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, { anyOf: [short, long] });
}

/** As people write it: what has a default may be left out. */
export const schemaText = ({ schema, title }: EmittedSchema): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input', override: bothWays }) }, null, 2)}\n`;
