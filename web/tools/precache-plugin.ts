/**
 * Writes the service worker: src/offline/service-worker.js with the list of the build's files and a version made of
 * their contents, so that a new build is a new version and an unchanged one is not.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.js', import.meta.url));

export function precache(): Plugin {
  let out = '';
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(out, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && entry.name !== 'sw.js' && !entry.name.endsWith('.map'))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const hash = createHash('sha256');
      for (const file of files) hash.update(relative(out, file)).update(readFileSync(file));
      const source = readFileSync(SOURCE, 'utf8');
      hash.update(source);
      const paths = files.map((file) => `/${relative(out, file).replaceAll('\\', '/')}`);
      const list = paths.map((path) => (path === '/index.html' ? '/' : path));
      writeFileSync(
        join(out, 'sw.js'),
        source
          .replace("'%VERSION%'", JSON.stringify(hash.digest('hex').slice(0, 12)))
          .replace("['%FILES%']", JSON.stringify(list)),
      );
    },
  };
}
