import gildaDisplay from '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import readexPro from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2';

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

const arabicRange =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,' +
  'U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

/**
 * The faces of the design: data, because our documents declare them in a style sheet, while embeds must add them to
 * the partner's document (`@font-face` is ignored inside shadow roots).
 */
export const fontFaces: readonly FontFaceFile[] = [
  { family: 'Gilda Display', url: gildaDisplay, weight: '400', preloadFor: ['en'] },
  { family: 'Figtree Variable', url: figtree, weight: '300 900', preloadFor: ['en'] },
  {
    family: 'Readex Pro Variable',
    url: readexPro,
    weight: '160 700',
    unicodeRange: arabicRange,
    preloadFor: ['ar'],
  },
];

/** A local face stretched to the metrics of the shipped one, so that text does not move when the file arrives. */
export interface FallbackFace {
  readonly family: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly unicodeRange?: string;
}

export const fallbackFaces: readonly FallbackFace[] = [
  {
    family: 'Gilda Fallback',
    local: ['Georgia'],
    sizeAdjust: '101.1663%',
    ascentOverride: '88.1717%',
    descentOverride: '28.1714%',
  },
  {
    family: 'Gilda Fallback 2',
    local: ['Times New Roman', 'TimesNewRomanPSMT'],
    sizeAdjust: '111.0154%',
    ascentOverride: '80.3492%',
    descentOverride: '25.6721%',
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans'],
    sizeAdjust: '100.7176%',
    ascentOverride: '94.3231%',
    descentOverride: '24.8219%',
  },
  {
    family: 'Readex Fallback',
    local: ['Noto Sans Arabic', 'Noto Sans Arabic UI'],
    sizeAdjust: '108.8%',
    ascentOverride: '91.9%',
    descentOverride: '23%',
    unicodeRange: 'U+0600-06FF,U+FB50-FDFF,U+FE70-FEFC',
  },
];
