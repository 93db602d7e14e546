/** Serves the partner example beside a local shop. */
import { createServer } from 'node:http';
import { readConfig } from '@diwan/reference-api';
import { listen } from '@diwan/shop/serve';
import { createPartnerSite } from '../examples/partner-site/serve.mjs';

/**
 * Serves the partner example on the port after the shop's, or on a free one with PORT=0. It opens before the shop, which
 * has to list its origins; its pages wait until the shop is there.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} named `StartupError` when the configuration is invalid or the port is taken
 */
export async function openPartnerSite(env) {
  const { publicUrl, host, port } = readConfig(env);
  /** @type {(shop: { url: string }) => void} */
  let showShop = () => {};
  /** @type {Promise<import('node:http').RequestListener>} */
  const site = new Promise((resolve) => {
    showShop = ({ url }) => resolve(createPartnerSite({ shopOrigin: publicUrl ?? url }));
  });
  const server = createServer(async (request, response) => (await site)(request, response));
  const partnerPort = await listen(server, { host, port: port && port + 1 });
  const shownHost = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const origins = new Set(
    [shownHost, '127.0.0.1', 'localhost'].map((name) => `http://${name}:${partnerPort}`),
  );
  return {
    label: 'Partner example',
    url: `http://${shownHost}:${partnerPort}`,
    /** The shop's environment, which lets the partner's visitors order and send requests. */
    shopEnv: { ...env, ALLOWED_ORIGINS: [env.ALLOWED_ORIGINS, ...origins].filter(Boolean).join() },
    showShop,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
