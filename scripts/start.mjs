/**
 * `pnpm start`: builds what changed, then serves the shop and the partner example, and prints their URLs. Errors are
 * printed as one line, with a non-zero exit code.
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

const { runShop } = await import('@diwan/shop/serve');
const { openPartnerSite } = await import('./partner-site.mjs');
try {
  const partner = await openPartnerSite(process.env);
  const openCompanions = async (/** @type {{ url: string }} */ shop) => {
    partner.showShop(shop);
    return [partner];
  };
  await runShop(partner.shopEnv, { openCompanions });
} catch (error) {
  const { name, message, stack = message } = /** @type {Error} */ (error);
  // A StartupError explains the fix; anything else is a bug and is printed with its stack.
  fail(name === 'StartupError' ? message : stack);
}
