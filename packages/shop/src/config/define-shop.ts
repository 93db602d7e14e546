import type { ComponentType } from 'react';
import type { HeadTag, Locale, OwnPage, OwnSection, PageTheme, Settings, TextKey } from '../storefront';

/** A module's default export, loaded where it is used. Written in place as `() => import('./file')`. */
type Module<Default> = () => Promise<{ default: Default }>;

/** The options of `diwan.config.ts` in a shop's folder. Paths are relative to the folder. */
export interface ShopConfig {
  /** The catalogue document. Default: `catalogue.json`. */
  catalogue?: string;
  /**
   * Spreadsheets whose rows change products of the catalogue or add some: CSV files and Excel workbooks, of which
   * `prices.xlsx#Sofas` names a sheet. Default: `products.csv` or `products.xlsx`, if there is one.
   */
  products?: string | string[];
  /** Folder of the images that the catalogue names. Default: `media`. `MEDIA_DIR` replaces it. */
  media?: string;
  /** Folder of the embedded database and of resized images. Default: `.data`. `DATA_DIR` replaces it. */
  data?: string;
  /**
   * Another backend, such as `https://api.example/api`. `diwan start` then serves the storefront alone, without a database;
   * `API_URL` replaces it.
   */
  api?: string;
  /**
   * Types of sections of the shop's own, by the `type` that the catalogue's pages name. Each module's default export is
   * `defineSection({ … })` of `@diwan/shop/storefront`.
   */
  sections?: { [type: string]: Module<OwnSection> };
  /**
   * Pages of the shop's own, by path: `/care`, `/workshops/:city`. They come before ours. Each module's default export is
   * `definePage({ … })` of `@diwan/shop/storefront`.
   */
  pages?: { [path: `/${string}`]: Module<OwnPage> };
  /** Components that replace or fill parts of the layout. */
  layout?: {
    /** A bar above the header; empty by default. */
    announcement?: Module<ComponentType>;
    /** Replaces the header of all pages but checkout's. */
    header?: Module<ComponentType>;
    /** Replaces the content of the footer; the chat button stays. */
    footer?: Module<ComponentType>;
    /** The end of the footer; empty by default. */
    footerEnd?: Module<ComponentType>;
  };
  /** Texts of the shop's pages in place of ours: `{ en: { 'cart:empty_title': 'Nothing here yet' } }`. */
  texts?: { [L in Locale]?: { [Key in TextKey]?: string } };
  /** Tokens of the shop's pages. Those of the catalogue's `settings.theme` are used on other sites and in the PDF as well. */
  theme?: PageTheme;
  /**
   * Tags for the head of each page, such as those of analytics or of a search engine's verification. Scripts and style
   * sheets that it names are allowed by the content security policy. Pages are cached for all visitors, so it must depend
   * on nothing but its input.
   */
  head?: (input: {
    /** Path of the page, without query. */
    path: string;
    locale: Locale;
    settings: Settings;
  }) => readonly HeadTag[];
}

/**
 * Types the configuration of a shop; `diwan.config.ts` exports its result as default.
 * @example
 * export default defineShop({
 *   products: ['sofas.csv', 'tables.csv'],
 *   pages: { '/care': () => import('./pages/Care') },
 * });
 */
export const defineShop = (config: ShopConfig): ShopConfig => config;
