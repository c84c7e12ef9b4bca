/** Draws the app's icons from public/icon.svg with Chromium: `npm run icons -w web`. The results are kept in public/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../test/helpers/chromium.ts';

const out = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(out, 'icon.svg'), 'utf8');

/** `room`: how much of the picture the drawing fills. A maskable icon keeps clear of the edge, on a full ground. */
const SIZES = [
  { file: 'icon-180.png', size: 180, room: 0.92, ground: '#DCCDAD' },
  { file: 'icon-192.png', size: 192, room: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, room: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, room: 0.72, ground: '#164A4D' },
];

const browser = await openBrowser();
for (const { file, size, room, ground } of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * room);
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${side}px;height:${side}px}</style>${drawing}`,
  );
  writeFileSync(join(out, file), await page.screenshot({ omitBackground: ground === 'transparent' }));
  await page.close();
  console.log(`${file}: ${size} x ${size}`);
}
await browser.close();
