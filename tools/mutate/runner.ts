/**
 * Runs the tests of a game, each first as it is and then again with every fault that it may notice. Vitest makes one of
 * these in its thread; what it finds out is written line by line to a file.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { forgetMemory } from '@holotape/kernel';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { idsIn } from './places.ts';

interface Turn {
  readonly number: number;
  /** Tests by their titles, in these files. */
  readonly pattern: string;
  readonly files: readonly string[];
}

/** What is to be tried. */
export interface Plan {
  /** Faults by number, with the rules they are put into. */
  readonly mutants: readonly { readonly number: number; readonly ids: readonly string[] }[];
  /** Only tests that name one of the rules, or all that come by. */
  readonly by: 'named' | 'all';
  /** Awake from the beginning: then every test is run just once. */
  readonly awake: number | undefined;
  /** Faults that must be awake while the files are loaded: the tests are run anew for each, with nothing loaded. */
  readonly turns: readonly Turn[];
  /** No faults are tried on tests that take longer without one, in milliseconds of CPU time. */
  readonly longest: number | null;
  /** Where to write. */
  readonly into: string;
}

/** A line of the file. */
export type Note =
  | {
      readonly kind: 'test';
      readonly file: string;
      readonly title: string;
      readonly hits: readonly number[];
      /** It takes so long that no faults were tried on it. */
      readonly slow: boolean;
    }
  | { readonly kind: 'trying'; readonly mutant: number; readonly title: string }
  | { readonly kind: 'killed'; readonly mutant: number; readonly title: string; readonly why: string }
  | { readonly kind: 'broken'; readonly file: string; readonly title: string; readonly why: string };

const plan = JSON.parse(readFileSync(process.env.HOLOTAPE_MUTANTS!, 'utf8')) as Plan;

/** A fault may keep a loop from ending: that is noticed by counting, so that the same fault always ends the same way. */
class GoesOnForEver extends Error {}

let awake = plan.awake ?? -1;
let count = 0;
let limit = Number.POSITIVE_INFINITY;
/** Which faults the tests came by since it was cleared; far more than a game has. */
const hits = new Uint8Array(100_000);

Object.assign(globalThis, {
  __mutant(number: number): boolean {
    hits[number] = 1;
    return number === awake;
  },
  __round(): void {
    count += 1;
    if (count > limit) throw new GoesOnForEver('goes on for ever');
  },
});

const killed = new Set<number>();
const note = (one: Note) => appendFileSync(plan.into, `${JSON.stringify(one)}\n`);

export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const title = titleOf(test);
    if (plan.awake !== undefined) {
      if (killed.has(plan.awake)) return;
      limit = 5_000_000;
      const why = await failure(run);
      if (why !== undefined) {
        killed.add(plan.awake);
        note({ kind: 'killed', mutant: plan.awake, title, why });
      }
      return;
    }
    const ids = new Set(idsIn(title));
    const mine = plan.mutants.filter(
      ({ number, ids: rules }) => !killed.has(number) && (plan.by === 'all' || rules.some((id) => ids.has(id))),
    );
    if (plan.mutants.length > 0 && mine.length === 0) return;
    hits.fill(0);
    count = 0;
    limit = Number.POSITIVE_INFINITY;
    const before = process.threadCpuUsage();
    const broken = await failure(run);
    const took = process.threadCpuUsage(before).user / 1000;
    const file = test.file.filepath;
    if (broken !== undefined) {
      note({ kind: 'broken', file, title, why: broken });
      return;
    }
    const usual = count;
    const here = hits.slice();
    // Of those that are tried, or of all, if it is asked which there are.
    const asked = plan.mutants.length > 0 ? mine.map(({ number }) => number) : [...here.keys()];
    const slow = plan.longest !== null && took > plan.longest;
    note({ kind: 'test', file, title, hits: asked.filter((number) => here[number] === 1), slow });
    if (slow) return;
    for (const { number } of mine) {
      if (here[number] !== 1) continue;
      note({ kind: 'trying', mutant: number, title });
      awake = number;
      count = 0;
      limit = usual * 10 + 20_000;
      const why = await failure(run);
      awake = -1;
      // The next file plays while it is loaded, and may take its time.
      limit = Number.POSITIVE_INFINITY;
      if (why === undefined) continue;
      killed.add(number);
      note({ kind: 'killed', mutant: number, title, why });
    }
  }

  /** Nothing is kept of tests that were run several times. */
  override onAfterTryTask(): void {}
}

function titleOf(test: RunnerTestCase): string {
  const parts: string[] = [test.name];
  for (let suite = test.suite; suite !== undefined && suite !== (test.file as unknown); suite = suite.suite)
    parts.unshift(suite.name);
  return parts.join(' > ');
}

/** What was found with one fault, or without any, says nothing about the next. */
async function failure(run: () => unknown): Promise<string | undefined> {
  forgetMemory();
  try {
    await run();
    return undefined;
  } catch (error) {
    return String((error as Error).message ?? error).split('\n')[0]!;
  }
}
