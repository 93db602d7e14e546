/**
 * `pnpm start`: builds what changed, then runs `diwan start` in `examples/demo-shop` beside the partner example, and prints
 * their URLs. Errors are printed as one line, with a non-zero exit code.
 */
import { missingRequirement } from './requirements.mjs';

/** @param {string} line @returns {never} */
function fail(line) {
  console.error(line);
  process.exit(1);
}

const missing = missingRequirement();
if (missing) fail(missing);

const { buildChanged } = await import('./build.mjs');
try {
  await buildChanged();
} catch (error) {
  fail(/** @type {Error} */ (error).message);
}

const { isExplained } = await import('@diwan/reference-api/startup-error');
const { startFolder } = await import('@diwan/shop/serve');
const { openDemoFolder } = await import('./demo-shop.mjs');
const { openPartnerSite } = await import('./partner-site.mjs');
try {
  const folder = await openDemoFolder(process.env);
  const partner = await openPartnerSite(folder.env);
  const openCompanions = async (/** @type {{ url: string }} */ shop) => {
    partner.showShop(shop);
    return [partner];
  };
  const terminal = { out: console.log, error: console.error };
  await startFolder({ ...folder, env: partner.shopEnv }, terminal, { openCompanions });
} catch (error) {
  const { message, stack = message } = /** @type {Error} */ (error);
  // Anything that doesn't explain a fix is a bug and is printed with its stack.
  fail(isExplained(error) ? message : stack);
}
