import { isOtherCurrency } from '@diwan/sdk/commerce';
import { type DisplayedSettings, readTheme } from '@diwan/sdk/contract';
import { addTexts, type I18n } from '../../foundation/i18n';
// `loadNamespaces` would have the embed build include the texts of all pages.
import ar from '../../foundation/i18n/locales/ar/currencies.json';
import en from '../../foundation/i18n/locales/en/currencies.json';
import { shopFontFaces, shopThemeCss } from '../../foundation/theme/shop-theme';
import type { ShopStyles } from '../styles/style-registry';
import { fullAddress } from './picture-address';

/**
 * Prepares what only some shops have: adds the names of another currency than the riyal to a translator, and returns colours
 * and typefaces.
 */
export function prepareBranding(
  settings: Pick<DisplayedSettings, 'theme' | 'currency'>,
  i18n: I18n,
  apiBase: string,
): ShopStyles {
  if (isOtherCurrency(settings.currency)) addTexts(i18n, { ar: { currencies: ar }, en: { currencies: en } });
  // Undefined also where they break the contract.
  const theme = readTheme(settings.theme);
  if (!theme) return { tokens: '', faces: '' };
  return {
    tokens: shopThemeCss(theme, ':host'),
    faces: shopFontFaces(theme, (src) => fullAddress(src, apiBase)),
  };
}
