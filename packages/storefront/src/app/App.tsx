import type { Client } from '@diwan/sdk';
import type { BasketLines } from '@diwan/sdk/commerce';
import { browserStorage, type Stores, translatorOf, useDiwan, useSignalValue } from '@diwan/widgets';
import { lazyWithPreload, OnceOpened, Optional, WidgetsProvider } from '@diwan/widgets/internal';
import { ErrorBoundary, type ImageUrl } from '@diwan/widgets/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Router } from 'wouter';
import type { Shell } from '../data/shell';
import { ShopProvider } from '../data/shop-context';
import { FailureScreen } from '../layout/FailureScreen';
import { Layout } from '../layout/Layout';
import { urlOf } from '../navigation/addresses';
import { keepListPlace, type Places } from '../navigation/history/places';
import { ReturnProvider } from '../navigation/history/use-is-return';
import { createNavigation, type NavigationModel } from '../navigation/navigation-model';
import type { ShownPage } from '../navigation/page/shown-page';
import { useAddress } from '../navigation/use-address';
import { useArrival } from '../navigation/use-arrival';
import { useHydrated } from '../navigation/use-hydrated';
import { useLinkNavigation } from '../navigation/use-link-navigation';
import { LoadedAddressProvider } from '../navigation/use-loaded-address';
import { useNavigation } from '../navigation/use-navigation';
import type { AnalyticsEvents } from '../visit/analytics/events';
import { type ConsentStore, createConsentStore, useConsent } from '../visit/consent-store';
import { followBaskets } from '../visit/filled-baskets';
import { useStaffBypass } from '../visit/use-staff-bypass';
import { VisitProvider } from '../visit/visit-context';
import { routes } from './routes';

/** Returns the URL of an image resized by the API; images from elsewhere are used as they are. */
const imageUrl: ImageUrl = ({ src, width, format }) =>
  src.startsWith('/files/') ? `${src}?w=${width}&f=${format}` : src;

/** Downloaded only after the visitor consents. */
const Analytics = lazyWithPreload(() => import('../visit/analytics/Analytics'));

const failure = () => <FailureScreen />;

export interface AppProps {
  /** The page of the first render, the same on server and client. */
  first: ShownPage;
  shell: Shell;
  client: Client;
  stores: Stores;
  /** Browser only. */
  places?: Places;
}

/** The whole shop, at the browser's address or, on the server, at that of the first page. */
export function App(props: AppProps) {
  const { first, shell, client, places } = props;
  const { pathname, search } = urlOf(first.address, 'http://localhost');
  const server = places ? {} : { ssrPath: pathname, ssrSearch: search };
  const [navigation] = useState(() => {
    const { locale } = translatorOf(first.i18n);
    return createNavigation({ first, places, context: { client, locale, shell, routes, isServer: false } });
  });
  return (
    <Router aroundNav={navigation.aroundNav} {...server}>
      <RoutedApp {...props} navigation={navigation} />
    </Router>
  );
}

function RoutedApp({
  first,
  shell,
  client,
  stores,
  places,
  navigation,
}: AppProps & { navigation: NavigationModel }) {
  const address = useAddress();
  const { locale, t } = useMemo(() => translatorOf(first.i18n), [first.i18n]);
  const wanted = routes.loadedAddress(address);
  const { shown, isLoading, expected } = useNavigation(navigation, address, wanted);
  const unopened = useSignalValue(navigation.unopened);

  const isBypassingMaintenance = useStaffBypass(client, shell.settings, navigation.reload);
  useLinkNavigation(routes);
  useHydrated(translatorOf(shown.i18n).locale);
  const announcement = useArrival(shown, places);
  useEffect(() => followBaskets(stores), [stores]);
  useEffect(() => keepListPlace(stores.lists), [stores]);
  const [consent] = useState(() => createConsentStore(browserStorage(), shell.settings.consent_required));
  useEffect(() => consent.restore(), [consent]);
  // Memoized, so that other renders of the app, including those right after hydration, skip the page.
  const page = useMemo(() => shown.page.render(shown.data), [shown]);

  const visit = useMemo(() => ({ consent, isBypassingMaintenance }), [consent, isBypassingMaintenance]);

  return (
    <WidgetsProvider
      client={client}
      stores={stores}
      i18n={shown.i18n}
      settings={shell.settings}
      categories={shell.categories}
      imageUrl={imageUrl}
    >
      {shell.settings.tag_manager_id && (
        <AnalyticsWithConsent shown={shown} containerId={shell.settings.tag_manager_id} consent={consent} />
      )}
      <ShopProvider value={shell}>
        <VisitProvider value={visit}>
          <LoadedAddressProvider value={wanted}>
            <ErrorBoundary fallback={failure} retryOn={shown}>
              <Layout
                kind={shown.page.layout}
                isLoading={isLoading}
                expected={expected}
                unopened={unopened}
                announcement={announcement}
                enquiry={shown.page.enquiry(shown.data, { t, locale })}
              >
                {/* Its own, so that header and footer stay. */}
                <ErrorBoundary fallback={failure} retryOn={shown}>
                  <ReturnProvider value={shown.isReturn ?? false}>{page}</ReturnProvider>
                </ErrorBoundary>
              </Layout>
            </ErrorBoundary>
          </LoadedAddressProvider>
        </VisitProvider>
      </ShopProvider>
    </WidgetsProvider>
  );
}

interface AnalyticsWithConsentProps {
  shown: ShownPage;
  containerId: string;
  consent: ConsentStore;
}

/** Loads analytics once the visitor consents. */
function AnalyticsWithConsent({ shown, containerId, consent }: AnalyticsWithConsentProps) {
  const page = useMemo(
    () => ({
      address: shown.address,
      title: shown.title,
      isCheckout: shown.name === 'checkout',
      event: (events: AnalyticsEvents) => shown.page.event(shown.data, events),
    }),
    [shown],
  );
  // Stays mounted once loaded: it knows what it has reported if the visitor declines and consents again.
  const isGranted = useConsent(consent) === 'granted';
  // Products that are added while the code of analytics loads are counted too.
  const { cart } = useDiwan().stores;
  const cartBefore = useRef<BasketLines>(undefined);
  useEffect(() => {
    if (!isGranted) return;
    return cart.isRestored.subscribe((isRestored) => {
      if (isRestored) cartBefore.current ??= cart.lines.peek();
    });
  }, [isGranted, cart]);
  return (
    <Optional>
      <OnceOpened isOpen={isGranted}>
        <Analytics containerId={containerId} page={page} consent={consent} cartBefore={cartBefore} />
      </OnceOpened>
    </Optional>
  );
}
