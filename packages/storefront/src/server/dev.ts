import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type Plugin } from 'vite';
import { errorDocument } from './rendering/error-document';
import type { StorefrontAppOptions } from './storefront-app';

const CLIENT_ENTRY = '/src/app/entry-client.tsx';

/**
 * Preamble of Vite's React plugin, for hot updates. A hydrated page that crashed can't be mounted again, so the next
 * update reloads it.
 */
const reactRefresh = `<script type="module">
import { createHotContext } from '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__vite_plugin_react_preamble_installed__ = true;
createHotContext('/').on('vite:beforeUpdate', () => {
  if (!document.getElementById('root').hasChildNodes()) location.reload();
});
</script>`;

/** Reloads pages when a server-only source changes, such as the API's. */
const reloadPagesForServerSources = (): Plugin => ({
  name: 'diwan:reload-pages-for-server-sources',
  hotUpdate({ file, modules, server: { environments } }) {
    const isOfServerOnly = !environments.client.moduleGraph.getModulesByFile(file)?.size;
    if (this.environment.name === 'ssr' && modules.length > 0 && isOfServerOnly)
      environments.client.hot.send({ type: 'full-reload' });
  },
});

type DevPagesOptions = Pick<
  StorefrontAppOptions,
  'api' | 'config' | 'publicUrl' | 'allowedHosts' | 'hasSecureSubdomains' | 'onError'
> & {
  /** Called first for each request; may handle it, e.g. with an API in the same process. */
  mount?: (request: Request, env: object) => Promise<Response | undefined>;
};

export interface DevServer {
  /**
   * Evaluates the current version of a source file. The exports stay the same objects until the file or one of its
   * imports changes.
   * @throws errors in the source
   */
  load<Exports>(file: string): Promise<Exports>;
  /** The storefront: Vite's files first, then pages rendered from the current source. */
  openPages(options: DevPagesOptions): { listener: RequestListener; close: () => Promise<void> };
}

/**
 * Vite for development: runs sources on the server and updates open pages.
 * @param options.server the server that will listen, for Vite's WebSocket
 * @param options.watch additional folders to watch for new files
 */
export async function createDevServer({
  server,
  watch,
}: {
  server: Server;
  watch: readonly string[];
}): Promise<DevServer> {
  const vite = await createViteServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    clearScreen: false,
    plugins: [reloadPagesForServerSources()],
    server: {
      middlewareMode: true,
      ws: { server },
      // Editors may truncate a file before writing it; a module read in between would have no exports.
      watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } },
    },
  });
  vite.watcher.add([...watch]);
  const load = <Exports>(file: string) => vite.ssrLoadModule(file) as Promise<Exports>;
  const storefrontModules = () =>
    Promise.all([
      load<typeof import('./storefront-app')>('/src/server/storefront-app.ts'),
      load<typeof import('./render-page')>('/src/server/render-page.tsx'),
    ]);

  async function pageOf(request: Request, env: object, options: DevPagesOptions): Promise<Response> {
    const [{ createStorefrontApp }, { renderPage }] = await storefrontModules();
    const app = createStorefrontApp({
      ...options,
      renderPage,
      assetsFor: () => ({ script: CLIENT_ENTRY, modules: [] }),
      development: { head: reactRefresh, explain: errorDocument },
    });
    return app.fetch(request, env);
  }

  return {
    load,
    openPages: ({ mount, ...options }) => {
      // Start compiling while the developer opens the browser; errors are shown on the page.
      Promise.all([storefrontModules(), vite.warmupRequest(CLIENT_ENTRY)]).catch(() => {});
      const listenToPages = getRequestListener(async (request, env) => {
        try {
          return (await mount?.(request, env)) ?? (await pageOf(request, env, options));
        } catch (error) {
          return errorDocument(error);
        }
      });
      return {
        listener: (incoming, outgoing) =>
          vite.middlewares(incoming, outgoing, () => void listenToPages(incoming, outgoing)),
        close: () => vite.close(),
      };
    },
  };
}
