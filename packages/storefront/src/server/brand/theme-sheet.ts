import { createHash } from 'node:crypto';
import type { Settings } from '@diwan/sdk/contract';
import { shopFontFaces, shopThemeCss } from '@diwan/widgets';

type ThemeSetting = Pick<Settings, 'theme'>;

const identity = (src: string) => src;

/**
 * The shop's own colours and fonts as CSS; empty if it has none.
 * @param tokens rules for tokens that settings don't have
 */
export const themeSheet = ({ theme }: ThemeSetting, tokens = ''): string =>
  (theme ? shopFontFaces(theme, identity) + shopThemeCss(theme, ':root') : '') + tokens;

/** A same-origin style sheet, because `<style>` would need an exception in the content security policy. */
export const THEME_SHEET_PATH = '/theme.css';

/** Its URL with a content hash; undefined if it would be empty. */
export function themeSheetAddress(settings: ThemeSetting, tokens = ''): string | undefined {
  const css = themeSheet(settings, tokens);
  if (!css) return undefined;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 12);
  return `${THEME_SHEET_PATH}?v=${hash}`;
}
