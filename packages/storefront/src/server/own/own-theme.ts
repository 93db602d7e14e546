import type { Settings } from '@diwan/sdk/contract';
import type { Shell } from '../../data/shell';
import type { OwnTexts } from '../../data/texts';
import type { OwnTheme } from '../../own/look';

export interface OwnLook {
  theme?: OwnTheme | undefined;
  texts?: OwnTexts | undefined;
}

const withTheme = (settings: Settings, own: OwnTheme): Settings => {
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
export const withOwnLook = (shell: Shell, { theme, texts }: OwnLook): Shell => ({
  ...shell,
  settings: theme ? withTheme(shell.settings, theme) : shell.settings,
  ...(texts && { texts }),
});

/** Rules for tokens that settings don't have. */
export const ownTokens = ({ radius = {} }: OwnTheme = {}): string => {
  const declarations = Object.entries(radius).map(([size, length]) => `--diwan-radius-${size}:${length}`);
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
};
