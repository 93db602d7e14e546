/**
 * Runs a shop until SIGINT or SIGTERM. Used by `serve.mjs`, the entry of deployments, and by `pnpm start`, which builds
 * first and adds the partner example.
 */
import { openShop } from './open-shop.mjs';

/** @typedef {{ label: string, url: string, close: () => Promise<void> }} Companion */

/**
 * Exits on the first signal once `close` is done; a second signal exits immediately.
 * @param {() => Promise<boolean>} close resolves to whether all requests were completed
 */
export function endOnSignal(close) {
  let closing = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, async () => {
      if (closing) process.exit(1);
      closing = true;
      process.exit((await close()) ? 0 : 1);
    });
  }
}

/**
 * Opens the built shop, prints its URLs, and closes it on a signal. Errors the user can fix are printed as one line;
 * the process then exits with 1.
 * @param {NodeJS.ProcessEnv} env
 * @param {(shop: Awaited<ReturnType<typeof openShop>>) => Promise<Companion[]>} [openCompanions]
 *   opens servers that run beside the shop and are closed before it
 */
export async function runShop(env, openCompanions = async () => []) {
  /** @type {Awaited<ReturnType<typeof openShop>> | undefined} */
  let shop;
  /** @type {Companion[]} */
  let companions = [];
  try {
    shop = await openShop(env);
    companions = await openCompanions(shop);
  } catch (error) {
    await shop?.close();
    const { name, message, stack } = /** @type {Error} */ (error);
    // A StartupError explains the fix; anything else is a bug and is printed with its stack.
    console.error(name === 'StartupError' ? message : (stack ?? message));
    process.exit(1);
  }
  const { url, hasStorybook, dataLocation, close } = shop;
  endOnSignal(async () => {
    for (const companion of companions) await companion.close();
    return close();
  });

  const addresses = [
    ['Shop', `${url}/`],
    ['API', `${url}/api`],
    ['API documentation', `${url}/api/docs`],
    ['Embed script', `${url}/embed/v1/diwan.js`],
    ['Embed generator', `${url}/embed/`],
    ...(hasStorybook ? [['Storybook', `${url}/storybook/`]] : []),
    ...companions.map((companion) => [companion.label, `${companion.url}/`]),
  ];
  const lines = addresses.map(([label = '', address]) => `  ${label.padEnd(18)} ${address}`);
  console.log(`\n${lines.join('\n')}\n\n  Data: ${dataLocation}\n`);

  // Generates the PDF catalogue in the background, so that it is ready for the first visitor.
  fetch(`${url}/files/public/assets/pdfs/catalog.pdf`, { method: 'HEAD' }).catch(() => {});
}
