import type { vars } from './vars.css';

/** One `@font-face` rule with its file. */
export interface FontFaceFile {
  readonly family: string;
  /** URL of the woff2 file. */
  readonly url: string;
  /** CSS `font-weight` range. */
  readonly weight: string;
  /** Characters for which the file is loaded; all if omitted. */
  readonly unicodeRange?: string;
  /** Languages whose pages preload the file. */
  readonly preloadFor: readonly ('en' | 'ar')[];
}

/** A local font adjusted to the metrics of the web font, to prevent a layout shift when the file loads. */
export interface FallbackFace {
  readonly family: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly unicodeRange?: string;
}

type Values<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends string ? string : Values<Tokens[Name]>;
};

/** Typography of one language. */
export interface Typography {
  /** CSS `font-family` lists. */
  readonly font: Values<typeof vars.font>;
  /** Font weight of headings in the display font. */
  readonly displayWeight: string;
  readonly tracking: Values<typeof vars.tracking>;
  readonly size: Values<typeof vars.size>;
  readonly leading: Values<typeof vars.leading>;
}

/**
 * A brand's look. What all brands share (spacing, layout, control sizes, motion, layers) is in `theme.css.ts`. Shadows
 * and the backdrop are derived from the colours.
 */
export interface Theme {
  /** CSS colours by role. Each text and background pair must reach WCAG AA; `themes.test.ts` checks it. */
  readonly color: Values<Omit<typeof vars.color, 'backdrop'>>;
  readonly radius: Values<typeof vars.radius>;
  readonly weight: Values<Omit<typeof vars.weight, 'display'>>;
  readonly typography: { readonly en: Typography; readonly ar: Typography };
  /** Fonts to load: empty for a brand that uses system fonts. */
  readonly fontFaces: readonly FontFaceFile[];
  readonly fallbackFaces: readonly FallbackFace[];
}
