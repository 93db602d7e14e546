import type { Locale } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import { browserStorage, createStores } from '@diwan/widgets';
import { type RenderResult, render } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../app/App';
import { routes } from '../app/routes';
import { loadShell } from '../data/shell';
import { addressOf } from '../navigation/addresses';
import { createPlaces } from '../navigation/history/places';
import type { FallbackName } from '../navigation/page/create-routes';
import { loadFallback, loadPage } from '../navigation/page/load-page';

/** Overrides methods of the client, such as `{ pages: { home } }`. */
export type ClientOverrides = Parameters<typeof createFakeClient>[0];

export interface OpenedShop {
  stores: ReturnType<typeof createStores>;
  unmount: RenderResult['unmount'];
}

/** Opens the shop at an address, as in the browser after hydration. */
export async function openShop(
  address: string,
  overrides: ClientOverrides = {},
  { fallback, locale = 'en' }: { fallback?: FallbackName; locale?: Locale } = {},
): Promise<OpenedShop> {
  window.history.replaceState(null, '', address);
  const client = createFakeClient(overrides);
  const shell = await loadShell(client);
  const loaded = fallback
    ? await loadFallback(fallback, { routes, locale, shell })
    : await loadPage(new URL(window.location.href), {
        routes,
        client,
        locale,
        shell,
        origin: window.location.origin,
        isServer: true,
      });
  const stores = createStores({ client, storage: browserStorage() });
  const { unmount } = render(
    <App
      first={{ ...loaded, title: document.title, address: addressOf(window.location) }}
      shell={shell}
      client={client}
      stores={stores}
      places={createPlaces(window)}
    />,
  );
  return { stores, unmount };
}

/** Adds what jsdom lacks of a browser's window; undone by `vi.unstubAllGlobals`. */
export function stubWindow(): void {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
}
