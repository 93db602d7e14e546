/** Serves the partner example beside a local shop. */
import { createServer } from 'node:http';
import { listen } from '@diwan/shop';
import { createPartnerSite } from '../examples/partner-site/serve.mjs';

/**
 * Serves the partner example on the port after the shop's, or on a free one with PORT=0.
 * @param {Pick<Awaited<ReturnType<typeof import('@diwan/shop').openShop>>, 'url' | 'config'>} shop
 * @throws {Error} named `StartupError` when the port is taken
 */
export async function openPartnerSite({ url, config: { publicUrl, host, port } }) {
  const server = createServer(createPartnerSite({ shopOrigin: publicUrl ?? url }));
  const partnerPort = await listen(server, { host, port: port && port + 1 });
  const shownHost = new URL(url).hostname;
  return {
    label: 'Partner example',
    url: `http://${shownHost}:${partnerPort}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
