import type { Client } from '@diwan/sdk';
import { RIYAL, safePictureAddress } from '@diwan/sdk/commerce';
import { type Category, DEFAULT_TAX_RATE, DEFAULT_TIME_ZONE } from '@diwan/sdk/contract';
import { type ReactNode, useEffect, useMemo } from 'react';
import { hasTexts, type I18n, I18nProvider, useI18n } from '../i18n';
import { createShopPaths } from '../paths/shop-paths';
import type { Stores } from '../stores';
import { Announcer } from '../ui/Announcer';
import { ImageSourceProvider } from '../ui/image-source';
import type { ImageUrl } from '../ui/source-set';
import { DiwanContext, type ShopSettings } from './diwan-context';
import { type FailureReport, type ReportingClient, useFailureReports } from './use-failure-reports';
import { useSetupWarnings } from './use-setup-warnings';

export interface WidgetsProviderProps {
  /** Must include all resources the widgets inside call; `createClient()` has every one. */
  client: Partial<Client & ReportingClient>;
  /** One set per page, or per request on a server. Its creator disposes of it. */
  stores: Stores;
  /** Language and translations, from `createI18n`. */
  i18n: I18n;
  /** Currency, tax and contact details, from `client.settings.get()`. */
  settings?: Partial<ShopSettings>;
  /** Returns the URL of a resized image; without it, images are loaded in their original size. */
  imageUrl?: ImageUrl;
  /** Returns the absolute URL of an image file; without it, relative URLs are resolved against `shopUrl`. */
  fileUrl?: (src: string) => string;
  /** Shown in place of a missing image; the shop's own by default. */
  placeholder?: string;
  /** Origin of the shop for links and images; empty inside the shop itself. */
  shopUrl?: string;
  /** All categories, for widgets that list or name them. */
  categories?: readonly Category[];
  /**
   * Called when a call of the client fails through a fault of the app, the shop or the connection: a wrong `baseUrl`,
   * nothing that responds, a refused request. Not for what a visitor typed, such as a wrong code. In development the
   * console explains each failure once, with or without `onFailure`.
   */
  onFailure?: (failure: FailureReport) => void;
  /** The part of the page that contains widgets. */
  children: ReactNode;
}

const defaultSettings: ShopSettings = {
  currency: RIYAL,
  currency_display: 'symbol',
  allow_tax_rate: false,
  tax_rate: DEFAULT_TAX_RATE,
  delivery_times: null,
  free_shipping: false,
  display_prices_with_tax: false,
  time_zone: DEFAULT_TIME_ZONE,
  mirror_ad_images_in_rtl: true,
  has_terms: true,
  contact: null,
};

const noCategories: readonly Category[] = [];

/** Provides one shop, in one language, with one set of stores, to all widgets inside. */
export function WidgetsProvider({ i18n, ...shop }: WidgetsProviderProps) {
  return (
    <I18nProvider i18n={i18n}>
      <InLanguage {...shop} i18n={i18n} />
    </I18nProvider>
  );
}

function InLanguage(props: WidgetsProviderProps) {
  const { client, stores, settings, imageUrl, shopUrl, categories = noCategories, children } = props;
  const { locale } = useI18n();
  const hasCurrencyNames = hasTexts(props.i18n, locale, 'currencies');

  const { placeholder, fileUrl, onFailure } = props;

  useFailureReports(client, onFailure);
  // The mode is constant. Production builds drop the code of the warnings.
  if (process.env.NODE_ENV === 'development')
    useSetupWarnings({ baseUrl: client.baseUrl, hasShopAddress: Boolean(shopUrl ?? fileUrl) });

  // After hydration: the server and the first client render both show empty baskets.
  useEffect(() => stores.restore(), [stores]);

  const diwan = useMemo(
    () => ({
      client,
      stores,
      settings: { ...defaultSettings, ...settings },
      paths: createShopPaths(shopUrl, locale),
      hasCurrencyNames,
      categories,
    }),
    [client, stores, settings, shopUrl, locale, hasCurrencyNames, categories],
  );
  const { base } = diwan.paths;
  const images = useMemo(
    () => ({
      fileUrl: (src: string) => {
        const address = safePictureAddress(src);
        return address && (fileUrl ? fileUrl(address) : address.replace(/^\//, base));
      },
      ...(placeholder && { placeholder }),
      ...(imageUrl && { imageUrl }),
    }),
    [placeholder, imageUrl, fileUrl, base],
  );

  return (
    <DiwanContext.Provider value={diwan}>
      <ImageSourceProvider value={images}>
        <Announcer>{children}</Announcer>
      </ImageSourceProvider>
    </DiwanContext.Provider>
  );
}
