import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

describe('a command, handed over to the project’s own Node', () => {
  let house = '';
  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'house-'));
    mkdirSync(join(house, 'node_modules', 'node', 'bin'), { recursive: true });
    symlinkSync(process.execPath, join(house, 'node_modules', 'node', 'bin', 'node'));
    cpSync(join(root, 'tools', 'run', 'own-node.mjs'), join(house, 'own-node.mjs'));
    writeFileSync(
      join(house, 'start.mjs'),
      "import { findOwnNode, handOver } from './own-node.mjs';\n" +
        'handOver(findOwnNode(import.meta.dirname), process.argv.slice(2));\n',
    );
  });
  afterEach(() => rmSync(house, { recursive: true }));

  const start = (code: string) => [join(house, 'start.mjs'), '-e', code];

  test('ends with its exit code and speaks in its place', () => {
    const run = spawnSync(process.execPath, start('console.log("hello"); process.exit(7)'), { encoding: 'utf8' });
    expect(run).toMatchObject({ status: 7, stdout: 'hello\n', stderr: '' });
  });

  test('ends by the signal that ends it', () => {
    const run = spawnSync(process.execPath, start('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9999)'));
    expect(run.signal).toBe('SIGTERM');
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('is told of %s and may tidy up first', async (signal) => {
    const code = `process.on("${signal}", () => { console.log("tidy"); process.exit(3); });
      setInterval(() => {}, 1000); console.log("ready");`;
    const child = spawn(process.execPath, start(code), { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (data) => {
      if (said === '') child.kill(signal);
      said += data;
    });
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, said }).toEqual({ status: 3, said: 'ready\ntidy\n' });
  });
});

test('an unknown script is answered with the known ones', () => {
  const run = spawnSync(process.execPath, [join(root, 'tools', 'run', 'main.mjs'), 'dance'], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/^Usage: node tools\/run\/main\.mjs start\|test\|/);
});

test('a run without tests is a failure, and the last line says so', () => {
  const run = spawnSync(process.execPath, [join(root, 'tools', 'run', 'test.ts'), 'no-such-test'], {
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stdout).toContain('NO TESTS WERE RUN');
  expect(run.stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
});
