/** What has just happened to whom, from the end of the log: damage, what armor stopped, who fell, what missed. Pure. */
import type { LogLine } from '@holotape/table/spoken/protocol';

export interface Impact {
  readonly model: string;
  readonly damage: number;
  readonly blocked: number;
  readonly isOut: boolean;
  readonly isMissed: boolean;
}

/** Lines that say that something else has begun: what came before is no news any more. */
const ENDS = new Set(['ready', 'use', 'moved', 'charged', 'prepared', 'round', 'deployed', 'won', 'drawn', 'outcome']);
/** A new attack begins: what the one before did stays in the log. */
const BEGINS = new Set(['shoot', 'throw', 'strike', 'explodes', 'turret']);

type Args = Readonly<Record<string, unknown>>;
type Draft = { -readonly [K in keyof Impact]: Impact[K] };

export function impactsOf(log: readonly LogLine[]): readonly Impact[] {
  const ended = log.findLastIndex(({ say }) => ENDS.has(say));
  const began = log.findLastIndex(({ say }) => BEGINS.has(say));
  if (began < ended && began >= 0) return [];
  const all = new Map<string, Draft>();
  const of = (model: unknown): Draft => {
    const id = String(model);
    const found = all.get(id) ?? { model: id, damage: 0, blocked: 0, isOut: false, isMissed: false };
    all.set(id, found);
    return found;
  };
  const target = began < 0 ? undefined : ((log[began]!.args ?? {}) as Args).target;
  for (const { say, args } of log.slice(Math.max(began, ended) + 1)) {
    const { model, damage, blocked } = (args ?? {}) as Args;
    if (say === 'suffered') of(model).damage += Number(damage);
    else if (say === 'armor') of(model).blocked += Number(blocked);
    else if (say === 'eliminated') of(model).isOut = true;
    else if ((say === 'miss' || say === 'miss.x') && typeof target === 'string') of(target).isMissed = true;
    else if (say === 'hit' && typeof target === 'string') all.delete(target);
  }
  return [...all.values()];
}
