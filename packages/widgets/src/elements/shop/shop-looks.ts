import { isOtherCurrency, type Locale } from '@diwan/sdk/commerce';
import { type DisplayedSettings, readTheme, type Theme } from '@diwan/sdk/contract';
import { addTexts, type I18n, localeOf, type TranslationTree } from '../../i18n';
import { shopFontFaces, shopThemeCss } from '../../theme/shop-theme';
import { addDocumentStyles } from '../styles/style-registry';

/** Typefaces work on the document only, and are the same for all elements of a shop. */
const facesOnPage = new Set<string>();

/** The style sheet of a shop's own colours and typefaces. */
function themeSheet(theme: Theme, fileUrl: (src: string) => string): CSSStyleSheet {
  const faces = shopFontFaces(theme, fileUrl);
  if (faces && !facesOnPage.has(faces)) {
    facesOnPage.add(faces);
    addDocumentStyles(faces);
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(shopThemeCss(theme, ':host'));
  return sheet;
}

// Not with `loadNamespaces`: the embed build would include the texts of all pages.
const currencyNames: Record<Locale, () => Promise<{ default: TranslationTree }>> = {
  ar: () => import('../../i18n/locales/ar/currencies.json'),
  en: () => import('../../i18n/locales/en/currencies.json'),
};

/**
 * Gives an element what only some shops have: colours and typefaces, and the names of another currency than the riyal.
 * @returns takes the colours and typefaces away
 */
export async function applyShopLooks(
  settings: Pick<DisplayedSettings, 'theme' | 'currency'>,
  { root, i18n, fileUrl }: { root: ShadowRoot; i18n: I18n; fileUrl: (src: string) => string },
): Promise<() => void> {
  const { currency } = settings;
  const theme = readTheme(settings.theme);
  if (isOtherCurrency(currency)) {
    const locale = localeOf(i18n.language);
    const { default: currencies } = await currencyNames[locale]();
    addTexts(i18n, { [locale]: { currencies } });
  }
  if (!theme) return () => {};
  const sheet = themeSheet(theme, fileUrl);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
