import gildaDisplay from '@fontsource/gilda-display/files/gilda-display-latin-400-normal.woff2?no-inline';
import type { Theme } from '../theme-definition';
import { arabicScale, latinScale } from '../type-scale';
import figtree from './fonts/figtree-latin.woff2?no-inline';
import readexPro from './fonts/readex-pro-arabic.woff2?no-inline';

const white = '#ffffff';
const ink = '#1b1e1c';
const ink700 = '#3e4340';
const plaster200 = '#e6e3dc';
const palm = '#22473c';
const palm800 = '#183429';

const arabicFaces =
  '"Readex Pro Variable", "Figtree Variable", "Readex Fallback", "Segoe UI", Tahoma, sans-serif';
const arabicRange =
  'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,' +
  'U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC';

/** The demo brand: ink on white and plaster, palm green for the visitor's own items, rust for reductions only. */
export const theme: Theme = {
  color: {
    surface: {
      page: white,
      raised: white,
      subtle: '#f8f7f4',
      muted: '#f1efea',
      strong: plaster200,
      inverse: ink,
      inverseRaised: ink700,
    },
    text: {
      primary: ink,
      secondary: ink700,
      muted: '#5d635f',
      disabled: '#858a86',
      inverse: white,
      inverseMuted: '#d5d1c7',
    },
    line: { subtle: '#dad7cf', control: '#7d7f79', strong: ink, inverse: ink700 },
    action: { ground: ink, groundHover: palm800, text: white },
    accent: { ground: palm, groundHover: palm800, text: white, tint: '#e2ebe6' },
    sale: { ground: '#96391d', text: white },
    focus: { ring: ink, halo: white },
    feedback: {
      success: '#1e6b45',
      successTint: '#e6f2eb',
      warning: '#805300',
      warningTint: '#fbf2df',
      error: '#b0261c',
      errorTint: '#fbebe9',
      info: '#1c5878',
      infoTint: '#e6f0f5',
    },
  },
  radius: { none: '0', small: '2px', medium: '4px', full: '999px' },
  weight: { text: '400', medium: '500', semibold: '600' },
  typography: {
    en: {
      ...latinScale,
      font: {
        display: '"Gilda Display", "Gilda Fallback", "Gilda Fallback 2", serif',
        text: '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif',
      },
      displayWeight: '400',
      tracking: { display: '-0.012em' },
    },
    ar: {
      ...arabicScale,
      font: { display: arabicFaces, text: arabicFaces },
      displayWeight: '300',
      // Letter spacing breaks the joins between Arabic letters.
      tracking: { display: '0' },
    },
  },
  fontFaces: [
    { family: 'Gilda Display', url: gildaDisplay, weight: '400', preloadFor: ['en'] },
    { family: 'Figtree Variable', url: figtree, weight: '300 700', preloadFor: ['en'] },
    {
      family: 'Readex Pro Variable',
      url: readexPro,
      weight: '300 700',
      unicodeRange: arabicRange,
      preloadFor: ['ar'],
    },
  ],
  fallbackFaces: [
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
  ],
};
