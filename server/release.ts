/** Which release of Holotape this is. Of two servers on one database the newer one's tables are not given back to the older. */
import { readFileSync } from 'node:fs';

/** `1.2.3` as a number that grows with it. */
function releaseOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return (major * 1_000 + minor) * 1_000 + patch;
}

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

export const RELEASE = releaseOf(version);
