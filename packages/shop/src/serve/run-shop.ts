import { EMPTY_SHOP_LINES } from './empty-shop';
import { type OpenShop, type OpenShopOptions, openShop } from './open-shop';

/** A server that runs beside the shop and is closed before it. */
export interface Companion {
  label: string;
  url: string;
  close: () => Promise<void>;
}

export interface RunOptions extends OpenShopOptions {
  /** Opens servers beside the shop. */
  openCompanions?: (shop: OpenShop) => Promise<Companion[]>;
}

/**
 * Exits on the first signal once `close` is done; a second signal exits immediately.
 * @param close resolves to whether all requests were completed
 */
export function endOnSignal(close: () => Promise<boolean>): void {
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (closing) process.exit(1);
      closing = true;
      process.exit((await close()) ? 0 : 1);
    });
  }
}

/**
 * Opens the built shop, prints its URLs, and closes it on a signal.
 * @throws {StartupError} with a one-line message for the user
 */
export async function runShop(
  env: NodeJS.ProcessEnv,
  { openCompanions = async () => [], ...options }: RunOptions = {},
): Promise<void> {
  const shop = await openShop(env, options);
  const companions = await openCompanions(shop).catch(async (error: unknown) => {
    await shop.close();
    throw error;
  });
  const { url, hasStorybook, isEmpty, dataLocation, close } = shop;
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
  if (isEmpty) console.log(`${EMPTY_SHOP_LINES.map((line) => `  ${line}`).join('\n')}\n`);

  // Generates the PDF catalogue in the background, so that it is ready for the first visitor.
  fetch(`${url}/files/public/assets/pdfs/catalog.pdf`, { method: 'HEAD' }).catch(() => {});
}
