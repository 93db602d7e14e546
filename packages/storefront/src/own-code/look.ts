import type { Locale } from '@diwan/sdk/commerce';
import type { FontFile, Settings, ThemeFonts } from '@diwan/sdk/contract';

/** Tokens of a shop's pages, over those of the catalogue's `settings.theme`, which elements on other sites have too. */
export interface PageTheme {
  /** Colours as `#rrggbb` by role, such as `action_ground`. */
  colors?: Readonly<Record<string, string>>;
  /** Typefaces of English pages. */
  fonts_en?: ThemeFonts;
  /** Typefaces of Arabic pages. */
  fonts_ar?: ThemeFonts;
  /** Font files to load; URLs such as `/files/media/amiri.woff2`. */
  font_files?: readonly FontFile[];
  /** Corners as CSS lengths: `small` of fields and buttons, `medium` of cards and dialogs. */
  radius?: { readonly small?: string; readonly medium?: string };
}

/** A tag that a shop adds to the head of its pages. */
export type HeadTag =
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string | true>> }
  | {
      tag: 'script';
      attributes?: Readonly<Record<string, string | true>>;
      /** The code of an inline script. */
      text?: string;
    };

/** The input of `head`, the same for all visitors: pages are cached. */
export interface HeadInput {
  /** Path of the page, without query. */
  path: string;
  locale: Locale;
  settings: Settings;
}

export type HeadHook = (input: HeadInput) => readonly HeadTag[];
