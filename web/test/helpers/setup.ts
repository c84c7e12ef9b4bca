/** Before any browser test: the app is built, and there is a browser. */
import { buildIfStale } from './build.ts';
import { findChromium } from './chromium.ts';

export default function setup(): void {
  findChromium();
  buildIfStale();
}
