import { type DisplayedSettings, readTheme } from '@diwan/sdk/contract';
import { shopFontFaces, shopThemeCss } from '../../foundation/theme/shop-theme';
import type { ShopStyles } from '../styles/style-registry';
import { fullAddress } from './picture-address';

/** A shop's own colours and typefaces, for shadow roots; empty without any, and where they break the contract. */
export function shopStyles(settings: Pick<DisplayedSettings, 'theme'>, apiBase: string): ShopStyles {
  const theme = readTheme(settings.theme);
  if (!theme) return { tokens: '', faces: '' };
  return {
    tokens: shopThemeCss(theme, ':host'),
    faces: shopFontFaces(theme, (src) => fullAddress(src, apiBase)),
  };
}
