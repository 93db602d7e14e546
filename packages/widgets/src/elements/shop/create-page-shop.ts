import { FALLBACK_LOCALE, RIYAL } from '@diwan/sdk/commerce';
import type { DisplayedSettings } from '@diwan/sdk/contract';
import {
  type ConnectionOptions,
  createDisplayedSettings,
  createItemList,
  createReadCall,
} from '@diwan/sdk/parts';
import { signal } from '@preact/signals-core';
import { createBaskets, createStores, type ItemListClient, type TextStorage } from '../../foundation/stores';
import { elementLocale } from '../ancestors/element-language';
import { report } from '../diagnostics/report';
import { emit } from '../events/element-events';
import { reportChange } from '../events/report-change';
import type { PageShop } from './page-shop';
import type { Responses } from './responses';

/** Whether a shop has colours, typefaces or a currency of its own, for which elements download more. */
const hasCustomBranding = ({ currency, theme }: DisplayedSettings): boolean =>
  currency !== RIYAL || theme != null;

/**
 * The parts of the client that lists and baskets need. The full client would be downloaded by every page that shows a single
 * list.
 */
const createListClient = (connection: ConnectionOptions): ItemListClient => ({
  items: { list: createItemList(createReadCall(connection)) },
});

/** Runs `action` once the page's own scripts have run, deferred ones too: they may listen to the baskets. */
function whenPageListens(action: () => void): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReady = document.readyState === 'complete' || Number(navigation?.domContentLoadedEventStart) > 0;
  if (isReady) action();
  else document.addEventListener('DOMContentLoaded', action, { once: true });
}

/** The shop behind an API. @param responses what was requested of it before @param storage of its baskets */
export function createPageShop(responses: Responses, apiBase: string, storage: TextStorage): PageShop {
  const ofPage: ConnectionOptions = { baseUrl: apiBase, locale: FALLBACK_LOCALE };
  const connection = (element: HTMLElement): ConnectionOptions => ({
    baseUrl: apiBase,
    fetch: responses.fetch,
    get locale() {
      return elementLocale(element);
    },
    onFailure: (error) => report(element, { type: 'failure', error, address: apiBase }),
  });
  const elements = new Set<HTMLElement>();
  const baskets = createBaskets({
    storage,
    // Prices that are refreshed are asked for again.
    client: createListClient(ofPage),
    mayAdd: ({ by, kind, product, quantity, customization }) =>
      !by || emit(by, 'diwan-before-add', { basket: kind, product, quantity, customization }),
    onChange(change) {
      whenPageListens(() => {
        const [bystander = document] = elements;
        reportChange(change, bystander);
      });
    },
  });

  const settings = signal<DisplayedSettings | null | undefined>(undefined);
  let branding: typeof import('./shop-branding') | undefined;
  const ready = createDisplayedSettings(createReadCall({ ...ofPage, fetch: responses.fetch }))
    .get()
    .then(
      async (response) => {
        // Without them prices carry the currency's code, and the default colours and typefaces stay.
        if (hasCustomBranding(response)) branding = await import('./shop-branding').catch(() => undefined);
        settings.value = response;
      },
      // This failure is not worth a message.
      () => {
        settings.value = null;
      },
    );

  return {
    settings,
    ready,
    prepareBranding: (i18n) =>
      settings.value ? branding?.prepareBranding(settings.value, i18n, apiBase) : undefined,
    connection,
    storesFor(element, client) {
      const stores = createStores({
        client: { ...client, ...createListClient(connection(element)) },
        storage,
        baskets: { cart: baskets.cart.usedBy(element), 'price-box': baskets['price-box'].usedBy(element) },
      });
      stores.conversions.subscribe((conversion) => {
        if (conversion.type !== 'order') return;
        const { number, totals, lines } = conversion;
        emit(element, 'diwan-order', { number, total: totals.total, lines });
      });
      // Nothing hydrates here. Lines that are promised until storage has been read would move the page where there are none.
      stores.restore();
      return stores;
    },
    join(element) {
      elements.add(element);
      return () => elements.delete(element);
    },
  };
}
