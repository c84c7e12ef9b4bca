/**
 * `npm run mutate vault [-- --sample 200 --seed 1 | --rule SH-PLACE-4 | --file rules/placing] [--own] [--named] [FILES]`: does a test whose
 * title names a rule fail when the rule is broken? Faults are put into the lines that name a rule, one at a time, and the tests that name the same rule
 * are run. `--file rules/placing.ts:12:` is one line of a file. What they do not notice is tried on all other tests of the game, and told apart; not so with `--own`.
 * `--named` looks only at lines that name their rules: then the tests need not be run once before.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { below, randomFrom } from '@holotape/kernel';
import { type GameMutant, mutateGame, testFilesOf, withRules } from './game.ts';
import { Known, type KnownTest } from './known.ts';
import { idsIn } from './places.ts';
import { report, type Verdict } from './report.ts';
import type { Note, Plan } from './runner.ts';

const root = join(import.meta.dirname, '../..');
/** Each game has one of its own: two may be tried at once. */
const folderOf = (game: string): string => join(root, 'node_modules/.cache/holotape/mutants', game);

const GAMES = ['vault', 'adventure', 'skirmish'];

/** How often it is looked what was noted, in milliseconds. */
const LOOK_EVERY = 5_000;

/** If nothing is heard for so long, the fault that is being tried goes on for ever. */
const PATIENCE = 180_000;

/** Tests that take longer play whole games: they are tried when the quick ones have noticed what they notice. */
const QUICK = 400;

/** One pass; gives back what was noted. A fault that hangs is noted as noticed, and the pass begins again without it. */
async function pass(
  game: string,
  plan: Pick<Plan, 'mutants' | 'by' | 'longest'> & Partial<Pick<Plan, 'turns'>>,
  files: readonly string[] = [],
): Promise<Note[]> {
  const notes: Note[] = [];
  let { mutants, turns = [] } = plan;
  for (;;) {
    const into = join(folderOf(game), 'notes');
    const planFile = join(folderOf(game), 'plan');
    writeFileSync(into, '');
    writeFileSync(planFile, JSON.stringify({ ...plan, mutants, turns, awake: undefined, into } satisfies Plan));
    const child = spawn(process.execPath, [join(import.meta.dirname, 'pass.ts'), game, ...files], {
      cwd: root,
      env: { ...process.env, HOLOTAPE_MUTANTS: planFile, NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const read = (): Note[] =>
      readFileSync(into, 'utf8')
        .split('\n')
        .slice(0, -1) // what stands behind the last line may not be written to its end
        .map((line) => JSON.parse(line) as Note);
    let heard = -1;
    let hung = false;
    let silent = 0;
    const watch = setInterval(() => {
      const { size } = statSync(into);
      silent = size === heard ? silent + LOOK_EVERY : 0;
      heard = size;
      if (silent >= PATIENCE) {
        hung = true;
        child.kill('SIGKILL');
      }
      const text = readFileSync(into, 'utf8');
      const count = (kind: Note['kind']) => text.split(`{"kind":"${kind}"`).length - 1;
      process.stderr.write(`\r  ${count('test')} tests, ${count('trying')} tries, ${count('killed')} noticed `);
    }, LOOK_EVERY);
    await new Promise((resolve) => child.on('exit', resolve));
    clearInterval(watch);
    process.stderr.write('\n');
    const heardNow = read();
    notes.push(...heardNow);
    const last = heardNow.at(-1);
    if (!hung) return notes;
    if (last?.kind !== 'trying') throw new Error(`A test of ${game} does not end, without any fault.`);
    notes.push({ kind: 'killed', mutant: last.mutant, title: last.title, why: 'goes on for ever' });
    const done = new Set(notes.flatMap((one) => (one.kind === 'killed' ? [one.mutant] : [])));
    mutants = mutants.filter(({ number }) => !done.has(number));
    turns = turns.filter(({ number }) => !done.has(number));
  }
}

/** Runs the tests as they are, those that are not known yet. */
async function learned(game: string, parts: readonly string[]): Promise<KnownTest[]> {
  const known = new Known(root, join(root, 'node_modules/.cache/holotape/known'), game);
  const files = testFilesOf(root, game).filter(
    (file) => parts.length === 0 || parts.some((part) => file.includes(part)),
  );
  const unknown = known.unknownOf(files);
  if (unknown.length > 0) {
    console.log('As it is:');
    const notes = await pass(game, { mutants: [], by: 'named', longest: null }, unknown);
    const broken = new Set<string>();
    for (const one of notes)
      if (one.kind === 'broken') {
        console.log(`fails without any fault: ${one.title}: ${one.why}`);
        broken.add(one.file);
      }
    const tests = notes.filter((one) => one.kind === 'test');
    for (const file of unknown)
      if (!broken.has(join(root, file)))
        known.learn(
          file,
          tests.filter((one) => one.file === join(root, file)).map(({ title, hits }) => ({ title, hits })),
        );
  }
  return known.testsOf(files);
}

/** The tests by the titles in their files: enough for lines that name their rules, and nothing has to be run. */
const titled = (game: string): KnownTest[] =>
  testFilesOf(root, game).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => idsIn(line).length > 0 && /['"`]/.test(line))
      .map((title) => ({ file, title, hits: [] })),
  );

const anyOf = (ids: readonly string[]): string => ids.map((id) => `${id}(?![0-9])`).join('|');

/** A sample: rules drawn one after the other, and of each a fault that was not drawn before. */
export function sampleOf(mutants: readonly GameMutant[], wanted: number, seed: string): GameMutant[] {
  const random = randomFrom(seed);
  const byRule = new Map<string, GameMutant[]>();
  for (const mutant of mutants) for (const id of mutant.ids) byRule.set(id, [...(byRule.get(id) ?? []), mutant]);
  const chosen = new Set<GameMutant>();
  while (chosen.size < wanted && byRule.size > 0) {
    const ids = [...byRule.keys()];
    const id = ids[below(random, ids.length)]!;
    const left = byRule.get(id)!.filter((each) => !chosen.has(each));
    if (left.length === 0) byRule.delete(id);
    else chosen.add(left[below(random, left.length)]!);
  }
  return [...chosen];
}

async function judge(
  game: string,
  chosen: readonly GameMutant[],
  own: boolean,
  tests: readonly KnownTest[],
): Promise<Verdict[]> {
  const filesNaming = (ids: readonly string[]): string[] => [
    ...new Set(tests.filter(({ title }) => idsIn(title).some((id) => ids.includes(id))).map(({ file }) => file)),
  ];
  const planned = chosen.flatMap(({ number, ids, whileLoading }) => (whileLoading ? [] : [{ number, ids }]));
  const killedBy = new Map<number, string>();
  const listen = (notes: readonly Note[]) => {
    for (const one of notes) if (one.kind === 'killed') killedBy.set(one.mutant, one.title);
  };
  console.log('The tests that name the rules:');
  const reached = new Set<number>();
  /** Test files with slow tests, and the faults that those come by. */
  const slow = new Set<string>();
  const before = new Set<number>();
  const first = { mutants: planned, by: 'named', longest: QUICK } as const;
  const notes = planned.length === 0 ? [] : await pass(game, first, filesNaming(planned.flatMap(({ ids }) => ids)));
  listen(notes);
  for (const one of notes)
    if (one.kind === 'test')
      for (const number of one.hits) {
        reached.add(number);
        if (!one.slow) continue;
        before.add(number);
        slow.add(one.file);
      }
  const later = planned.filter(({ number }) => before.has(number) && !killedBy.has(number));
  if (later.length > 0) listen(await pass(game, { ...first, mutants: later, longest: null }, [...slow]));
  const turns = chosen.flatMap(({ number, ids, whileLoading }) =>
    whileLoading ? [{ number, pattern: anyOf(ids), files: filesNaming(ids) }] : [],
  );
  for (const { number } of turns) reached.add(number);
  if (turns.length > 0) listen(await pass(game, { mutants: [], by: 'named', longest: null, turns }));
  const byItsTests = new Set(killedBy.keys());
  const left = chosen.filter(({ number, whileLoading }) => !byItsTests.has(number) && !whileLoading);
  if (left.length > 0 && !own) {
    console.log('All other tests:');
    const others = left.map(({ number }) => ({ number, ids: [] }));
    const files = [...new Set(tests.map(({ file }) => file))];
    listen(await pass(game, { mutants: others, by: 'all', longest: null }, files));
  }
  return chosen.map((mutant) => {
    const title = killedBy.get(mutant.number);
    const by = byItsTests.has(mutant.number)
      ? 'its tests'
      : title !== undefined
        ? 'neighbours'
        : reached.has(mutant.number)
          ? 'nobody'
          : 'not reached';
    return { mutant, by, ...(title !== undefined && { title }) };
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      rule: { type: 'string', multiple: true },
      file: { type: 'string', multiple: true },
      own: { type: 'boolean', default: false },
      named: { type: 'boolean', default: false },
    },
  });
  const [game = ''] = positionals;
  if (!GAMES.includes(game)) {
    console.error(
      `Usage: npm run mutate ${GAMES.join('|')} [-- --sample N --seed S --rule ID --file PART_OF_PATH --own]`,
    );
    process.exitCode = 1;
  } else {
    rmSync(folderOf(game), { recursive: true, force: true });
    mkdirSync(folderOf(game), { recursive: true });
    const known = values.named ? titled(game) : await learned(game, positionals.slice(1));
    const tests = known.map(({ title, hits }) => ({ ids: idsIn(title), hits }));
    const mutants = withRules(mutateGame(root, game).mutants, tests).filter(({ ids }) => ids.length > 0);
    const { rule, file: parts } = values;
    const chosen =
      rule === undefined && parts === undefined
        ? sampleOf(mutants, Number(values.sample), values.seed)
        : mutants.filter(
            ({ ids, file, line }) =>
              (rule === undefined || ids.some((id) => rule.includes(id))) &&
              (parts === undefined || parts.some((part) => `${file}:${line}:`.includes(part))),
          );
    const rules = new Set(mutants.flatMap(({ ids }) => ids)).size;
    const proven = new Set(tests.flatMap(({ ids }) => ids)).size;
    console.log(
      `${mutants.length} faults can be put into lines of ${rules} of the ${proven} rules that tests name; ${chosen.length} are tried.`,
    );
    for (const line of report(await judge(game, chosen, values.own, known))) console.log(line);
  }
}
