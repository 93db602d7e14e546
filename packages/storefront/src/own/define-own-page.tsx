import type { Client } from '@diwan/sdk';
import type { Locale } from '@diwan/sdk/commerce';
import type { Category, Settings } from '@diwan/sdk/contract';
import type { Namespace } from '@diwan/widgets';
import type { ComponentType } from 'react';
import { definePage as defineShopPage, type Page, type PageLayout } from '../navigation/page/define-page';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** A page of a shop's own. */
export type OwnPage = Pick<Page, 'layout' | 'render'>;

/** What the `load` of a page gets. */
export interface PageContext {
  /** Calls the shop's API. */
  client: Client;
  /** Parameters of its path, decoded. */
  params: Readonly<Record<string, string>>;
  locale: Locale;
  settings: Settings;
  categories: readonly Category[];
  /** Aborted when the visitor navigates elsewhere. */
  signal: AbortSignal | undefined;
}

type OfData<Data, Value> = Value | ((data: Data) => Value);

const bilingualOf = <Data, Value extends object>(given: OfData<Data, Value>, data: Data): Value =>
  typeof given === 'function' ? (given as (data: Data) => Value)(data) : given;

/** Texts that widgets of most pages need, such as product cards and forms. */
const USUAL_TEXTS: readonly Namespace[] = ['home', 'product'];

/**
 * Defines a page of a shop's own. It is the default export of its module, which `diwan.config.ts` names under `pages`.
 * @example
 * export default definePage({
 *   title: { en: 'Wood care', ar: 'العناية بالخشب' },
 *   component: () => <h1>…</h1>,
 * });
 */
export function definePage<Data = null>({
  title,
  description,
  layout = 'full',
  namespaces = [],
  load,
  component,
}: {
  /** The page's name for tabs, search engines and link previews. */
  title: OfData<Data, Bilingual>;
  /** A sentence for search engines and link previews. */
  description?: OfData<Data, Bilingual>;
  /** `full`: header and footer · `minimal`: logo and language only · `bare`: nothing but the page. */
  layout?: Exclude<PageLayout, 'checkout'>;
  /** Namespaces of our texts that its widgets need, in addition to those of products. */
  namespaces?: readonly Namespace[];
  /**
   * Fetches its data, on the server for the first page, in the browser for the next. It must survive JSON.
   * @throws NotFoundError of `client`, or one of your own, for an address without a page
   */
  load?: (context: PageContext) => Promise<Data>;
  component: ComponentType<{ data: Data }>;
}): OwnPage {
  return defineShopPage<Data>({
    layout,
    namespaces: [...USUAL_TEXTS, ...namespaces],
    ...(load && {
      load: async ({ client, params, locale, shell: { settings, categories }, signal }) => ({
        data: await load({ client, params, locale, settings, categories, signal }),
        status: 200,
      }),
    }),
    head: (data, { locale, path }) => ({
      name: bilingualOf(title, data)[locale],
      path,
      ...(description && { description: bilingualOf(description, data)[locale] }),
    }),
    component,
  });
}
