/** Limits as whoever runs a server sets them: `tables=20/0.1` is twenty at once and then one in ten seconds, `sockets=100` a number. */
import { type Allowance, LIMITS, type Limits } from './limits.ts';

const isAllowance = (limit: number | Allowance): limit is Allowance => typeof limit === 'object';

const NUMBER = /^\d+(?:\.\d+)?$/;

/** How a limit is written. */
export const written = (limit: number | Allowance): string =>
  isAllowance(limit) ? `${limit.burst}/${limit.perSecond}` : String(limit);

function readLimit(name: keyof Limits, text: string): number | Allowance {
  const usual = LIMITS[name];
  const parts = text.split('/');
  const numbers = parts.map(Number);
  const isRight = parts.length === (isAllowance(usual) ? 2 : 1) && parts.every((part) => NUMBER.test(part));
  if (!isRight || !(numbers[0]! >= 1))
    throw new Error(
      isAllowance(usual)
        ? `--limit ${name} takes so many at once and so many a second, as in ${name}=${written(usual)}, not "${text}".`
        : `--limit ${name} takes a number, as in ${name}=${written(usual)}, not "${text}".`,
    );
  return isAllowance(usual) ? { burst: numbers[0]!, perSecond: numbers[1]! } : numbers[0]!;
}

/** Reads what stands after each `--limit`. Throws a sentence. */
export function readLimits(said: readonly string[]): Partial<Limits> {
  const limits: Partial<Record<keyof Limits, number | Allowance>> = {};
  for (const each of said) {
    const [name, text = ''] = each.split('=', 2) as [string, string?];
    if (!Object.hasOwn(LIMITS, name))
      throw new Error(`--limit knows no "${name}"; it knows ${Object.keys(LIMITS).join(', ')}.`);
    limits[name as keyof Limits] = readLimit(name as keyof Limits, text);
  }
  return limits as Partial<Limits>;
}
