import { isOtherCurrency, type Locale } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { addTexts, createI18n, type I18n, loadNamespaces, type Namespace } from '@diwan/widgets';
import { hasTexts } from '@diwan/widgets/internal';

/** Namespaces that every page needs. */
const sharedNamespaces: readonly Namespace[] = ['common', 'layout', 'errors'];

type CurrencySetting = Pick<Settings, 'currency'>;

/** Texts of a shop in place of ours, by key: `{ en: { 'cart:empty_title': 'Nothing yet' } }`. */
export type ShopTexts = { readonly [L in Locale]?: Readonly<Record<string, string>> | undefined };

interface TextTree {
  [key: string]: string | TextTree;
}

/** The part of a shop's data that concerns its texts. */
interface TextsOfShop {
  settings: CurrencySetting;
  texts?: ShopTexts | undefined;
}

/** The part of a page's definition that concerns its texts. */
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

const NO_SHOP_TEXTS: ShopTexts = {};

/** One per language, shared by all requests of a server and all pages of a visit: texts are only ever added. */
const instances = new WeakMap<ShopTexts, Map<Locale, I18n>>();

function instanceOf(locale: Locale, own: ShopTexts): I18n {
  const ofShop = instances.get(own) ?? new Map<Locale, I18n>();
  instances.set(own, ofShop);
  const i18n = ofShop.get(locale) ?? createI18n({ locale });
  ofShop.set(locale, i18n);
  return i18n;
}

/** The shop's own texts of a namespace, as a file of texts has them: `{ 'cart:empty.title': … }` as `{ empty: { title: … } }`. */
function ownTree(texts: Readonly<Record<string, string>>, namespace: Namespace): TextTree {
  const tree: TextTree = {};
  for (const [name, text] of Object.entries(texts)) {
    if (!name.startsWith(`${namespace}:`)) continue;
    const path = name.slice(namespace.length + 1).split('.');
    const last = path.pop() ?? '';
    let branch = tree;
    for (const part of path) {
      const next = branch[part] ?? {};
      branch[part] = next;
      // A text can't also be a branch: keys are typed.
      if (typeof next === 'object') branch = next;
    }
    branch[last] = text;
  }
  return tree;
}

/** Returns the instance of a language with the texts of a page; loaded files are not fetched again. */
export async function loadTexts(
  locale: Locale,
  page: TextsOfPage,
  { settings, texts: own = NO_SHOP_TEXTS }: TextsOfShop,
): Promise<I18n> {
  const i18n = instanceOf(locale, own);
  const missing = namespacesOf(page, settings).filter((namespace) => !hasTexts(i18n, locale, namespace));
  const loaded = await loadNamespaces(locale, missing);
  const ofLocale = own[locale];
  // First, because existing texts are kept.
  if (ofLocale)
    addTexts(i18n, {
      [locale]: Object.fromEntries(missing.map((namespace) => [namespace, ownTree(ofLocale, namespace)])),
    });
  addTexts(i18n, loaded);
  return i18n;
}
