import { isOtherCurrency, type Locale } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { addTexts, createI18n, hasTexts, type I18n, loadNamespaces, type Namespace } from '@diwan/widgets';
import type { Page } from '../routing/page';

/** Texts of the layout and of what may happen anywhere. */
const sharedNamespaces: readonly Namespace[] = ['common', 'layout', 'errors'];

type CurrencySetting = Pick<Settings, 'currency'>;

export const namespacesOf = (page: Page, { currency }: CurrencySetting): readonly Namespace[] => [
  ...new Set<Namespace>([
    ...sharedNamespaces,
    ...(isOtherCurrency(currency) ? (['currencies'] as const) : []),
    ...page.namespaces,
  ]),
];

/** Texts with what fills them in, such as amounts and names of products; beyond it they are looked up afresh. */
const MAX_FOUND = 20_000;

/**
 * Finds each text once for what fills it in: looking texts up took a fifth of the time a page takes to render. Only for
 * an instance whose language never changes and whose texts are only ever added to.
 */
function keepFoundTexts(i18n: I18n, locale: Locale): I18n {
  const found = new Map<string, string>();
  const lookUp = i18n.t;
  const keepingLookUp = (name: string, options: Readonly<Record<string, unknown>> = {}): string => {
    const key = `${name} ${JSON.stringify(options)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const text = lookUp(name, options);
    const [namespace = ''] = name.split(':');
    // Before its namespace is there, another language's text or the name itself is returned.
    if (i18n.hasResourceBundle(locale, namespace)) {
      if (found.size === MAX_FOUND) found.clear();
      found.set(key, text);
    }
    return text;
  };
  i18n.t = keepingLookUp as I18n['t'];
  return i18n;
}

/** One per language, shared by all requests of a server and all pages of a visit: texts are only ever added. */
const instances = new Map<Locale, I18n>();

function instanceOf(locale: Locale): I18n {
  const i18n = instances.get(locale) ?? keepFoundTexts(createI18n({ locale }), locale);
  instances.set(locale, i18n);
  return i18n;
}

/** The language with the texts of a page; files that were loaded before are not fetched again. */
export async function loadTexts(locale: Locale, page: Page, settings: CurrencySetting): Promise<I18n> {
  const i18n = instanceOf(locale);
  const missing = namespacesOf(page, settings).filter((namespace) => !hasTexts(i18n, locale, namespace));
  addTexts(i18n, await loadNamespaces(locale, missing));
  return i18n;
}
