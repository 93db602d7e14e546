/**
 * Runs a shop until SIGINT or SIGTERM: what a terminal or a container sees of it. `serve.mjs` is the deployed entry,
 * `pnpm start` builds first and adds the partner example; both come here.
 */
import { openShop } from './open-shop.mjs';

/** @typedef {{ label: string, url: string, close: () => Promise<void> }} Companion */

/**
 * Ends the process on the first signal, once `close` is done; a second one ends it at once.
 * @param {() => Promise<boolean>} close resolves to whether every call was answered
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
 * Opens the shop as it was built, prints its addresses, and ends it on a signal. An error is one line where the person
 * who starts it can fix it, and ends the process with 1.
 * @param {NodeJS.ProcessEnv} env
 * @param {(shop: Awaited<ReturnType<typeof openShop>>) => Promise<Companion[]>} [openCompanions]
 *   opens what runs beside this shop and ends before it
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
    // A StartupError says how to fix it; anything else is a defect and keeps its stack.
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

  // Requested once, the printed catalogue is made in the background, so that the first visitor finds it.
  fetch(`${url}/files/public/assets/pdfs/catalog.pdf`, { method: 'HEAD' }).catch(() => {});
}
