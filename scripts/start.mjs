/**
 * `pnpm start`: builds what changed, then serves the shop and the partner example, and prints their URLs. Errors are
 * printed as one line, with a non-zero exit code.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const wanted = 'Diwan needs Node 20.19 or newer (20.19+, 22.12+ or 24).';

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(line);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (
  major < 20 ||
  (major === 20 && minor < 19) ||
  (major === 22 && minor < 12) ||
  major === 21 ||
  major === 23
) {
  fail(`${wanted} This is ${process.versions.node}.`);
}
if (!existsSync(fileURLToPath(new URL('../node_modules/hono', import.meta.url)))) {
  fail('The dependencies are not installed; run `npx --yes pnpm@12 install` and check its output.');
}

const { buildChanged } = await import('./build.mjs');
try {
  await buildChanged();
} catch (error) {
  fail(/** @type {Error} */ (error).message);
}

const { runShop } = await import('@diwan/shop/run');
const { openPartnerSite } = await import('./partner-site.mjs');
await runShop(process.env, async (shop) => [await openPartnerSite(shop)]);
