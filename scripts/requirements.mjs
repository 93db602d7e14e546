import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unsupportedNode } from '../packages/shop/src/doctor/node-version.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What this machine lacks to run anything here, as one line that says what to do; undefined if nothing.
 * @returns {string | undefined}
 */
export function missingRequirement() {
  const problem = unsupportedNode(process.versions.node);
  if (problem) return problem;
  if (!existsSync(`${root}/node_modules/.bin`))
    return 'The dependencies are not installed; run `npx --yes pnpm@12 install` and check its output.';
  return undefined;
}
