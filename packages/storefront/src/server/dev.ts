import type { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import type { StorefrontAppOptions } from './storefront-app';

/** What the bundler's client needs before any module: hot updates of React components. */
const reactRefresh = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
</script><script type="module" src="/@vite/client"></script>`;

export interface DevStorefront {
  /** Serves a request: the bundler's files first, then pages rendered from the present source. */
  listener: Parameters<typeof createHttpServer>[1] & {};
  close: () => Promise<void>;
}

/**
 * The storefront from its source with hot updates, for development. `api` as for `createStorefront`; `mount` gets each
 * request first and may answer it, as an API in the same process does.
 */
export async function createDevStorefront({
  mount,
  ...options
}: Pick<StorefrontAppOptions, 'api' | 'config' | 'publicUrl' | 'onError'> & {
  mount?: (request: Request, env: object) => Promise<Response | undefined>;
}): Promise<DevStorefront> {
  const vite = await createViteServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    server: { middlewareMode: true },
  });
  const listenToPages = getRequestListener(async (request, env) => {
    const answered = await mount?.(request, env);
    if (answered) return answered;
    const { createStorefrontApp } = (await vite.ssrLoadModule(
      '/src/server/storefront-app.ts',
    )) as typeof import('./storefront-app');
    const { renderPage } = (await vite.ssrLoadModule(
      '/src/entry-server.tsx',
    )) as typeof import('../entry-server');
    const app = createStorefrontApp({
      ...options,
      renderPage,
      assetsFor: () => ({ script: '/src/entry-client.tsx', modules: [] }),
      development: { head: reactRefresh },
    });
    return app.fetch(request, env);
  });
  return {
    listener: (incoming, outgoing) =>
      vite.middlewares(incoming, outgoing, () => void listenToPages(incoming, outgoing)),
    close: () => vite.close(),
  };
}
