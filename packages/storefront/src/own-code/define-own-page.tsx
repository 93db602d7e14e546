import type { Client } from '@diwan/sdk';
import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import type { Category, Settings } from '@diwan/sdk/contract';
import type { Namespace } from '@diwan/widgets';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { definePage as defineShopPage, type Page, type PageLayout } from '../navigation/page/define-page';
import { checkDefinition, componentSchema } from './check-definition';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** A page of a shop's own. */
export type OwnPage = Pick<Page, 'layout' | 'render'>;

/** The input of a page's `load`. */
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

const BOTH_LANGUAGES = "must be { en: '…', ar: '…' }";

const isFunction = (given: unknown) => typeof given === 'function';

const isBilingual = (given: unknown): given is Bilingual =>
  LOCALES.every((locale) => typeof (given as Partial<Bilingual> | null | undefined)?.[locale] === 'string');

const bilingualSchema = v.custom<OfData<never, Bilingual>>(
  (given) => isFunction(given) || isBilingual(given),
  `${BOTH_LANGUAGES}, or a function that returns it`,
);

const pageSchema = v.strictObject({
  title: bilingualSchema,
  description: v.optional(bilingualSchema),
  layout: v.optional(v.picklist(['full', 'minimal', 'bare'], "must be 'full', 'minimal' or 'bare'")),
  namespaces: v.optional(v.array(v.string(), 'must be a list of namespaces')),
  load: v.optional(v.custom(isFunction, 'must be a function')),
  component: componentSchema,
});

/** @throws TypeError naming the page and the field whose function returned something else */
function bilingualOf<Data>(
  field: string,
  given: OfData<Data, Bilingual>,
  data: Data,
  { path, cause }: { path: string; cause: Error },
): Bilingual {
  const text: unknown = typeof given === 'function' ? given(data) : given;
  if (isBilingual(text)) return text;
  throw new TypeError(
    `The function "${field}" of the page ${path} returned ${JSON.stringify(text)}; it ${BOTH_LANGUAGES}.`,
    { cause },
  );
}

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
export function definePage<Data = null>(definition: {
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
  checkDefinition(pageSchema, definition);
  const { title, description, layout = 'full', namespaces = [], load, component } = definition;
  // Its stack has the place that nothing else has once a function has returned something wrong.
  const cause = new Error('The page is defined here.');
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
      name: bilingualOf('title', title, data, { path, cause })[locale],
      path,
      ...(description && {
        description: bilingualOf('description', description, data, { path, cause })[locale],
      }),
    }),
    component,
  });
}
