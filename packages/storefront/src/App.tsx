import type { Client } from '@diwan/sdk';
import { DiwanProvider, ErrorBoundary, type Stores } from '@diwan/widgets';
import { useCallback, useMemo } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { FailureScreen } from './layout/failure/FailureScreen';
import { Layout } from './layout/Layout';
import type { ScrollMemory } from './navigation/scroll-memory';
import { useArrival } from './navigation/use-arrival';
import { useLinkNavigation } from './navigation/use-link-navigation';
import { type ShownPage, usePage } from './navigation/use-page';
import type { Page } from './routing/page';
import { useStaffBypass } from './session/use-staff-bypass';
import type { StorefrontConfig } from './shop/config';
import { imageUrl } from './shop/image-url';
import type { Shell } from './shop/shell';
import { ShopProvider } from './shop/shop-context';
import { loadTexts } from './shop/texts';

export interface AppProps {
  /** The page of the first render, the same on server and client. */
  first: ShownPage;
  shell: Shell;
  config: StorefrontConfig;
  client: Client;
  stores: Stores;
  /** Browser only. */
  scrollMemory?: ScrollMemory;
}

/** The whole shop at one address. */
export function App({ first, shell, config, client, stores, scrollMemory }: AppProps) {
  const server = new URL(first.address, 'http://localhost');
  const path = usePathname(scrollMemory ? {} : { ssrPath: server.pathname });
  const search = useSearch(scrollMemory ? {} : { ssrSearch: server.search });
  const address = path + search;
  const { locale } = first.i18n;

  const loading = useMemo(() => ({ client, locale, shell, isServer: false }), [client, locale, shell]);
  const translate = useCallback((page: Page) => loadTexts(locale, page), [locale]);
  const showOffline = useCallback(
    () => stores.toasts.show(first.i18n.t('errors:network'), { tone: 'error', delay: 0 }),
    [stores, first],
  );
  const { shown, isLoading, reload } = usePage(address, first, loading, translate, showOffline);

  const isBypassingMaintenance = useStaffBypass(client, shell.settings, reload);
  useLinkNavigation();
  const announcement = useArrival(shown, shell, scrollMemory);

  const shop = useMemo(
    () => ({ ...shell, config, address, isBypassingMaintenance }),
    [shell, config, address, isBypassingMaintenance],
  );

  return (
    <DiwanProvider
      client={client}
      stores={stores}
      i18n={shown.i18n}
      settings={shell.settings}
      categories={shell.categories}
      imageUrl={imageUrl}
    >
      <ShopProvider value={shop}>
        <ErrorBoundary fallback={() => <FailureScreen />}>
          <Layout
            kind={shown.page.layout}
            isLoading={isLoading}
            announcement={announcement}
            enquiry={shown.page.enquiry(shown.data, shown.i18n)}
          >
            {shown.page.render(shown.data)}
          </Layout>
        </ErrorBoundary>
      </ShopProvider>
    </DiwanProvider>
  );
}
