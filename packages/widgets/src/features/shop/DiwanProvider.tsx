import type { ClientOptions } from '@diwan/sdk';
import { type Locale, withoutTrailingSlashes } from '@diwan/sdk/commerce';
import { useEffect, useMemo } from 'react';
import { createI18n, translatorOf } from '../../foundation/i18n';
import { createReportingClient, WidgetsProvider, type WidgetsProviderProps } from '../../foundation/provider';
import { createStores } from '../../foundation/stores';
import { BasketLink } from '../basket/link/BasketLink';
import { Toasts } from '../notices/toasts/Toasts';
import { createShopStart, ShopStartContext } from './shop-start';
import { widget } from './widget';

type Given = Partial<Omit<WidgetsProviderProps, 'children'>>;

export interface DiwanProviderProps extends Given, Pick<WidgetsProviderProps, 'children'> {
  /** Address of the shop, as `https://shop.example`: of its API, pictures and pages. Inside the shop itself it is empty. */
  shopUrl?: string;
  /** Language of the widgets, if `i18n` isn't given. Set `lang` and `dir` on the page accordingly. */
  locale?: Locale;
  /** Whether the provider shows confirmations of all widgets. An application that renders `<Toasts>` itself passes false. */
  toasts?: boolean;
}

/** A Diwan shop resizes its pictures. */
const resizedByShop: NonNullable<Given['imageUrl']> = ({ src, width, format }) =>
  `${src}?w=${width}&f=${format}`;

const TranslatedToasts = /* @__PURE__ */ widget('Toasts', Toasts);

/**
 * Provides one shop, in one language, to all widgets inside. The shop's address and a language are enough: client, stores,
 * texts, settings and confirmations come by themselves, and each can be given instead.
 *
 * @example
 * <DiwanProvider shopUrl="https://shop.example" locale="ar">
 *   <ProductGrid category={1} />
 * </DiwanProvider>
 * @throws TypeError without `shopUrl` and `client`, or without `locale` and `i18n`
 */
export function DiwanProvider({ shopUrl, locale, toasts = true, children, ...given }: DiwanProviderProps) {
  const i18n = useMemo(
    () => given.i18n ?? createI18n({ locale: required(locale, 'locale', 'i18n') }),
    [given.i18n, locale],
  );
  const language = translatorOf(i18n).locale;
  const client = useMemo(
    () =>
      given.client ?? createReportingClient(connectionOf(required(shopUrl, 'shopUrl', 'client'), language)),
    [given.client, shopUrl, language],
  );
  const stores = useMemo(
    () => given.stores ?? createStores({ client: client as Parameters<typeof createStores>[0]['client'] }),
    [given.stores, client],
  );
  const start = useMemo(
    () => createShopStart({ client, i18n, settings: given.settings }),
    [client, i18n, given.settings],
  );
  const isCreatedHere = given.stores === undefined;
  useEffect(() => (isCreatedHere ? () => stores.dispose() : undefined), [isCreatedHere, stores]);

  return (
    <WidgetsProvider
      {...(shopUrl && { shopUrl, imageUrl: resizedByShop })}
      {...given}
      {...{ client, stores, i18n }}
    >
      <ShopStartContext.Provider value={start}>
        {children}
        {toasts && <TranslatedToasts {...(shopUrl && { BasketLink })} />}
      </ShopStartContext.Provider>
    </WidgetsProvider>
  );
}

const connectionOf = (shopUrl: string, locale: Locale): ClientOptions => ({
  baseUrl: `${withoutTrailingSlashes(shopUrl)}/api`,
  locale,
});

function required<Value>(value: Value | undefined, name: string, instead: string): Value {
  if (value === undefined) throw new TypeError(`<DiwanProvider> needs ${name}, or ${instead} in its place.`);
  return value;
}
