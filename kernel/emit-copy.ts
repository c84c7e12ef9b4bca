/**
 * Writes the source of a state's copy functions from its schema. A copy written out per shape is an order of magnitude
 * faster than any generic one, and forks, checkpoints and searches live on it. The source is kept in a file (not made
 * at run time: a page that forbids eval must run it too); a test holds that file to the schema.
 */
import type { z } from 'zod';
import { copies } from './emit/copy.ts';
import { shapeOfState } from './emit/shapes.ts';
import { shares, usedBy } from './emit/share.ts';

export interface CopySource {
  /** The state's type, and the schema it is inferred from. */
  readonly type: string;
  readonly schema: z.ZodType;
  /** Where the type is imported from. */
  readonly from: string;
}

/** The source of a module that exports `copy<Type>` and `share<Type>`. */
export function emitCopy({ type, schema, from }: CopySource): string {
  const state = shapeOfState(type, schema);
  const functions = [...copies(state), ...shares(state)];
  const used = usedBy(functions.join('\n'));
  const isExported = new RegExp(`^function (copy|share)${type}\\(`);
  return [
    '// Emitted from the schema by `npm run emit`: do not edit.',
    '// biome-ignore-all format: kept as it is emitted',
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '@holotape/kernel';`] : []),
    `import type { ${type} } from '${from}';\n`,
    ...functions.map((source) => `${isExported.test(source) ? 'export ' : ''}${source}\n`),
  ].join('\n');
}
