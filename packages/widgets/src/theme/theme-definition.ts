import type { vars } from './vars.css';

/** One `@font-face` whose file is shipped. */
export interface FontFaceFile {
  readonly family: string;
  /** Address of the woff2 file. */
  readonly url: string;
  /** CSS `font-weight` range. */
  readonly weight: string;
  /** Characters for which the file is fetched; all of them when absent. */
  readonly unicodeRange?: string;
  /** Languages whose pages should preload the file. */
  readonly preloadFor: readonly ('en' | 'ar')[];
}

/** A local face stretched to the metrics of the shipped one, so that text does not move when the file arrives. */
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

/** How text of one language is set. */
export interface Typography {
  /** CSS `font-family` lists. */
  readonly font: Values<typeof vars.font>;
  /** Weight of headings in the display face. */
  readonly displayWeight: string;
  readonly tracking: Values<typeof vars.tracking>;
  readonly size: Values<typeof vars.size>;
  readonly leading: Values<typeof vars.leading>;
}

/**
 * A brand's looks. What all brands share (spaces, layout, sizes of controls, motion, layers) stands in `theme.css.ts`.
 * Shadows and the backdrop are derived from the colours.
 */
export interface Theme {
  /** CSS colours by role. Each pair of text and ground must reach WCAG AA; `themes.test.ts` checks it. */
  readonly color: Values<Omit<typeof vars.color, 'backdrop'>>;
  readonly radius: Values<typeof vars.radius>;
  readonly weight: Values<Omit<typeof vars.weight, 'display'>>;
  readonly typography: { readonly en: Typography; readonly ar: Typography };
  /** The faces to ship: empty for a brand that uses what the visitor's system has. */
  readonly fontFaces: readonly FontFaceFile[];
  readonly fallbackFaces: readonly FallbackFace[];
}
