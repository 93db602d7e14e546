import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import type { Translate, TranslationKey } from '@diwan/widgets';
import type { AnalyticsEvent, viewItem, viewItemList } from '../session/analytics/events';
import type { Shell } from '../shop/shell';

/** Makes the events of a page. */
type AnalyticsEvents = { viewItem: typeof viewItem; viewItemList: typeof viewItemList };

/** What a page's `load` may use. */
export interface LoadContext {
  client: Client;
  /** Decoded pieces of the path. */
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  locale: Locale;
  shell: Shell;
  /** Of the shop as visitors see it, e.g. `https://shop.example`. */
  origin: string;
  /** On the server: where it reaches the API, e.g. `http://127.0.0.1:4000`, which no visitor can. */
  apiOrigin?: string;
  /** On the server lists bring their first page, to be in the document; in the browser they fetch it themselves. */
  isServer: boolean;
  /** Ends the loading when the visitor goes elsewhere. */
  signal?: AbortSignal | undefined;
}

/** What a page shows and the status it is served with: a product that is missing is a page too. */
export interface Loaded<Data> {
  data: Data;
  status: 200 | 404;
}

/** What a page's `head` may use. */
export interface HeadContext {
  locale: Locale;
  t: Translate;
  shell: Shell;
  /** Path of the page, without query. */
  path: string;
  /** Makes an address of the shop or its files absolute. */
  absolute: (address: string) => string;
}

/** What the document says of a page; every part may be left to the shop's defaults. */
export interface PageHead {
  /** The page's own name in the visitor's language; without it the title is made from the path (spec §2). */
  name?: string | undefined;
  /** The whole title, where the spec words it. */
  title?: string | undefined;
  description?: string | undefined;
  /** The page's own path, where several lead to it; without it, the one it was asked for by. */
  path?: string | undefined;
  /** Absolute address of a picture for link previews. */
  image?: string | undefined;
  /** schema.org descriptions. */
  jsonLd?: readonly object[] | undefined;
  /** Search engines stay away: baskets, failures. */
  isPrivate?: boolean | undefined;
}

interface PageContentDefinition<Data> {
  /** Names the page in titles where the path's English words would be foreign. */
  nameKey?: TranslationKey & `${string}:${string}`;
  /** Whether a load that fails in the browser leads to `/404` (spec §8: home, interiors, products, terms, `/pa`). */
  failsToNotFound?: boolean;
  /**
   * Fetches what the page shows. Data must survive JSON: it travels from server to browser in the document.
   * @throws NotFoundError for a page that is not there at all; anything else means the shop is out of order.
   */
  load?: (context: LoadContext) => Promise<Loaded<Data>>;
  head?: (data: Data, context: HeadContext) => PageHead;
  /** What the page shows, for the shop's statistics; only where visitors consent, which is when `events` are downloaded. */
  event?: (data: Data, events: AnalyticsEvents) => AnalyticsEvent | undefined;
}

/** What a page's data is and what the document says of it, whatever kind of data it is. */
export interface PageContent {
  readonly nameKey: PageContentDefinition<unknown>['nameKey'];
  readonly failsToNotFound: boolean;
  readonly load: (context: LoadContext) => Promise<Loaded<unknown>>;
  readonly head: (data: unknown, context: HeadContext) => PageHead;
  readonly event: (data: unknown, events: AnalyticsEvents) => AnalyticsEvent | undefined;
}

/**
 * A page's row in `page-contents.ts`. Apart from what shows it: a document brings its data and its title along, so a
 * browser needs this for the next page only. Data is opaque outside, as in `definePage`.
 */
export function definePageContent<Data = null>({
  nameKey,
  failsToNotFound = false,
  load,
  head,
  event,
}: PageContentDefinition<Data>): PageContent {
  return {
    nameKey,
    failsToNotFound,
    load: load ?? (async () => ({ data: null, status: 200 })),
    head: (data, context) => head?.(data as Data, context) ?? {},
    event: (data, events) => event?.(data as Data, events),
  };
}
