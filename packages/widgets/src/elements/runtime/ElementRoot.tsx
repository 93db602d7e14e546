import '../../foundation/theme/embed.css';
import type { Locale } from '@diwan/sdk/commerce';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { type I18n, translatorOf } from '../../foundation/i18n';
import { createLazyClient, useDiwan, WidgetsProvider } from '../../foundation/provider';
import { useSignalValue } from '../../foundation/signals/use-signal-value';
import { EMBED_ROOT_CLASS } from '../../foundation/theme';
import { Button } from '../../foundation/ui/Button';
import { lazyWithPreload } from '../../foundation/ui/deferred/lazy-with-preload';
import { OnceOpened } from '../../foundation/ui/deferred/OnceOpened';
import { EmptyState } from '../../foundation/ui/EmptyState';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary';
import { InlineError } from '../../foundation/ui/InlineError';
import { InElement } from '../../foundation/ui/part';
import { type ShopAddress, shopAddress } from '../ancestors/shop-address';
import type { ProvidedShop } from '../ancestors/shops-around';
import type { ElementDefinition } from '../define-element';
import { report } from '../diagnostics/report';
import type { EmbedSession } from '../session/embed-session';
import { fullAddress, resizedBy } from '../shop/picture-address';
import { useShopBranding } from '../shop/use-shop-branding';
import { amountVisibility, reservedRoom } from './element-styles';
import type { ElementTexts } from './element-texts';
import { HostElement } from './host-element';
import { pageShop } from './page-shop';
import { useElementI18n } from './use-element-i18n';
import { useIsInUse } from './use-is-in-use';

export interface ElementRootProps<Props extends object> {
  readonly definition: ElementDefinition<Props>;
  readonly texts: ElementTexts;
  readonly session: EmbedSession;
  readonly element: HTMLElement;
  readonly locale: Locale;
  /** Attributes and properties that are props of the widget. */
  readonly values: Props;
  /** The attributes of the shop, of the element and of each `<diwan-shop>` around it, the nearest first. */
  readonly shops: readonly ProvidedShop[];
}

/** Everything inside an element's shadow root. */
export function ElementRoot<Props extends object>({
  definition,
  texts,
  session,
  element,
  locale,
  values,
  shops,
}: ElementRootProps<Props>): ReactNode {
  const i18n = useElementI18n(texts, locale);
  const isInUse = useIsInUse(element);
  // What the page put between the tags is shown until the texts are there.
  if (!i18n) return <slot />;

  const { Widget } = definition;
  const { t, direction } = translatorOf(i18n);
  return (
    <div
      className={EMBED_ROOT_CLASS}
      lang={translatorOf(i18n).locale}
      dir={direction}
      style={reservedRoom(definition)}
    >
      <InElement.Provider value={true}>
        <ErrorBoundary
          // A new object for each change of attributes, properties and ancestors.
          retryOn={values}
          onError={(error) => report(element, { type: 'failure', error })}
          // The page's content between the tags is shown, such as a link to the shop; without it, a message.
          fallback={(retry) =>
            element.innerHTML.trim() ? (
              <slot />
            ) : (
              <EmptyState
                title={t('errors:boundary.title')}
                action={<Button onClick={retry}>{t('errors:boundary.retry')}</Button>}
              />
            )
          }
        >
          <ElementShop session={session} element={element} shops={shops} i18n={i18n}>
            <HostElement.Provider value={element}>
              <Widget {...values} />
            </HostElement.Provider>
            <OnceOpened isOpen={isInUse} fallback={<OfflineMessage />}>
              <Toasts />
            </OnceOpened>
          </ElementShop>
        </ErrorBoundary>
      </InElement.Provider>
    </div>
  );
}

interface ElementShopProps {
  session: EmbedSession;
  element: HTMLElement;
  shops: readonly ProvidedShop[];
  i18n: I18n;
  children: ReactNode;
}

/** Gives a widget the shop its element talks to. */
function ElementShop({ shops, ...element }: ElementShopProps) {
  const address = shopAddress([...shops, element.session.hints]);
  const currency = shops.find((shop) => shop.currency)?.currency;
  // Another shop is another start: lists keep asking the client they were made with.
  return <ShopAt key={address.apiBase} {...address} currency={currency} {...element} />;
}

function ShopAt({
  session,
  element,
  apiBase,
  currency,
  children,
  ...content
}: Omit<ElementShopProps, 'shops'> & ShopAddress & Pick<ProvidedShop, 'currency'>) {
  const shop = pageShop(session, apiBase);
  // Models keep the client and the stores they were made with, so a change of language must not make others.
  const client = useMemo(() => createLazyClient(shop.connection(element)), [shop, element]);
  const stores = useMemo(() => shop.storesFor(element, client), [shop, element, client]);
  useEffect(() => shop.join(element), [shop, element]);
  // Stores follow other tabs from the first rendering on: an element may be removed before its effects run.
  useLayoutEffect(() => stores.dispose, [stores]);
  const settings = useShopBranding(shop, element, content.i18n);
  const fileUrl = useMemo(() => (src: string) => fullAddress(src, apiBase), [apiBase]);
  return (
    <WidgetsProvider
      {...content}
      client={client}
      stores={stores}
      imageUrl={resizedBy}
      fileUrl={fileUrl}
      settings={{ ...settings, ...(currency && { currency_display: currency }) }}
    >
      {/* A price in a currency that changes a moment later would be wrong; its room is kept. */}
      <div style={amountVisibility(settings === undefined)}>{children}</div>
    </WidgetsProvider>
  );
}

/** Confirmations; fetched when the visitor turns to the widget, just before there can be any. */
const Toasts = lazyWithPreload(() =>
  import('./ElementToasts').then(
    ({ ElementToasts }) => ({ default: ElementToasts }),
    () => ({ default: LastMessage }),
  ),
);

/** Offline, confirmations whose code isn't there yet wait for the connection; what they say doesn't. */
const OfflineMessage = () => (navigator.onLine ? null : <LastMessage />);

/** Shows a failure where not even the confirmations could be fetched. */
function LastMessage() {
  const message = useSignalValue(useDiwan().stores.toasts.toasts).at(-1)?.message;
  return message && <InlineError announce>{message}</InlineError>;
}
