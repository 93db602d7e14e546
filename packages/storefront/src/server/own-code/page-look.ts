import type { Settings } from '@diwan/sdk/contract';
import type { Shell } from '../../data/shell';
import type { ShopTexts } from '../../data/texts';
import type { PageTheme } from '../../own-code/look';

export interface PageLook {
  theme?: PageTheme | undefined;
  texts?: ShopTexts | undefined;
}

const withTheme = (settings: Settings, own: PageTheme): Settings => {
  const { theme } = settings;
  return {
    ...settings,
    theme: {
      colors: { ...theme?.colors, ...own.colors },
      fonts_en: { ...theme?.fonts_en, ...own.fonts_en },
      fonts_ar: { ...theme?.fonts_ar, ...own.fonts_ar },
      font_files: [...(theme?.font_files ?? []), ...(own.font_files ?? [])],
    },
  };
};

/** The shell with the shop's own theme and texts. */
export const withPageLook = (shell: Shell, { theme, texts }: PageLook): Shell => ({
  ...shell,
  settings: theme ? withTheme(shell.settings, theme) : shell.settings,
  ...(texts && { texts }),
});

/** Rules for tokens that settings don't have. */
export const themeTokens = ({ radius = {} }: PageTheme = {}): string => {
  const declarations = Object.entries(radius).map(([size, length]) => `--diwan-radius-${size}:${length}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
};
