/** Builds the app into dist/: hashed files of our own only, nothing inlined, so that the strict CSP of the server holds. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogs } from './tools/catalog-plugin.ts';
import { gameIcons } from './tools/game-icons-plugin.ts';
import { precache } from './tools/precache-plugin.ts';
import { yamlData } from './tools/yaml-plugin.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ command }) => {
  // Whoever builds (a test run too) builds what people get.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root: here,
    plugins: [catalogs(), gameIcons(), yamlData(), react(), precache()],
    worker: { format: 'es', plugins: () => [yamlData()] },
    build: {
      outDir: 'dist',
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 900,
    },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:8421', ws: true } } },
  };
});
