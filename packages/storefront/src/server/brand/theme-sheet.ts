import { createHash } from 'node:crypto';
import type { Settings } from '@diwan/sdk/contract';
import { shopFontFaces, shopThemeCss } from '@diwan/widgets';

type ThemeSetting = Pick<Settings, 'theme'>;

const asItIs = (src: string) => src;

/** A shop's colours and typefaces as a style sheet; '' where it has none of its own. */
export const themeSheet = ({ theme }: ThemeSetting): string =>
  theme ? shopFontFaces(theme, asItIs) + shopThemeCss(theme, ':root') : '';

/** A style sheet of the shop's own origin needs no exception from the content security policy, as `<style>` would. */
export const THEME_SHEET_PATH = '/theme.css';

/** Its address, which is another one after each change; undefined where there is nothing to load. */
export function themeSheetAddress(settings: ThemeSetting): string | undefined {
  const css = themeSheet(settings);
  if (!css) return undefined;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return `${THEME_SHEET_PATH}?v=${hash}`;
}
