import { isOtherCurrency, type Locale } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { addTexts, createI18n, type I18n, loadNamespaces, type Namespace } from '@diwan/widgets';
import { hasTexts } from '@diwan/widgets/internal';

/** Namespaces that every page needs. */
const sharedNamespaces: readonly Namespace[] = ['common', 'layout', 'errors'];

type CurrencySetting = Pick<Settings, 'currency'>;

/** What a page says of its texts. */
interface TextsOfPage {
  readonly namespaces: readonly Namespace[];
}

export const namespacesOf = (page: TextsOfPage, { currency }: CurrencySetting): readonly Namespace[] => [
  ...new Set<Namespace>([
    ...sharedNamespaces,
    ...(isOtherCurrency(currency) ? (['currencies'] as const) : []),
    ...page.namespaces,
  ]),
];

/** Maximum size of the cache, which is then cleared: texts may include amounts and product names. */
const MAX_CACHED_TEXTS = 20_000;

/**
 * Caches texts by key and options: lookups took a fifth of a page's render time. Only for an instance whose language
 * never changes and whose texts are only ever added to.
 */
function cacheTexts(i18n: I18n, locale: Locale): I18n {
  const cache = new Map<string, string>();
  const lookUp = i18n.t;
  const cachedLookUp = (name: string, options: Readonly<Record<string, unknown>> = {}): string => {
    const key = `${name} ${JSON.stringify(options)}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const text = lookUp(name, options);
    const [namespace = ''] = name.split(':');
    // Until its namespace is loaded, another language's text or the key itself is returned.
    if (i18n.hasResourceBundle(locale, namespace)) {
      if (cache.size === MAX_CACHED_TEXTS) cache.clear();
      cache.set(key, text);
    }
    return text;
  };
  i18n.t = cachedLookUp as I18n['t'];
  return i18n;
}

/** One per language, shared by all requests of a server and all pages of a visit: texts are only ever added. */
const instances = new Map<Locale, I18n>();

function instanceOf(locale: Locale): I18n {
  const i18n = instances.get(locale) ?? cacheTexts(createI18n({ locale }), locale);
  instances.set(locale, i18n);
  return i18n;
}

/** Returns the instance of a language with the texts of a page; loaded files are not fetched again. */
export async function loadTexts(locale: Locale, page: TextsOfPage, settings: CurrencySetting): Promise<I18n> {
  const i18n = instanceOf(locale);
  const missing = namespacesOf(page, settings).filter((namespace) => !hasTexts(i18n, locale, namespace));
  addTexts(i18n, await loadNamespaces(locale, missing));
  return i18n;
}
