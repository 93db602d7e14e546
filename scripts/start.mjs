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

const { runShop } = await import('@diwan/shop/run');
const { openPartnerSite } = await import('./partner-site.mjs');
const partner = await openPartnerSite(process.env).catch(({ name, message, stack }) =>
  fail(name === 'StartupError' ? message : stack),
);
await runShop(partner.shopEnv, async (shop) => {
  partner.showShop(shop);
  return [partner];
});
