import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What this machine lacks to run anything here, as one line that says what to do; undefined if nothing.
 * @returns {string | undefined}
 */
export function missingRequirement() {
  const version = process.versions.node;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!isSupported) return `Diwan needs Node 20.19+, 22.12+ or 24+. This is ${version}.`;
  if (!existsSync(`${root}/node_modules/.bin`))
    return 'The dependencies are not installed; run `npx --yes pnpm@12 install` and check its output.';
  return undefined;
}
