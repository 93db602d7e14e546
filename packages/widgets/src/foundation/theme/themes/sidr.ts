import type { Theme } from '../theme-definition';
import { arabicScale, latinScale } from '../type-scale';

const cream = '#fffaf2';
const sand = '#f5ebdc';
const bark = '#2b1f1a';
const bark700 = '#55433a';
const clay = '#8a3b1c';
const clay800 = '#692b12';
const lagoon = '#17515c';

/** A second brand, with cream paper and rounded corners. It uses system fonts, so none are loaded. */
export const theme: Theme = {
  color: {
    surface: {
      page: cream,
      raised: '#ffffff',
      subtle: '#fbf4e8',
      muted: sand,
      strong: '#eaddc9',
      inverse: bark,
      inverseRaised: bark700,
    },
    text: {
      primary: bark,
      secondary: bark700,
      muted: '#6b584c',
      disabled: '#8f8072',
      inverse: cream,
      inverseMuted: '#dccdb9',
    },
    line: { subtle: '#e3d5c0', control: '#87766a', strong: bark, inverse: bark700 },
    action: { ground: clay, groundHover: clay800, text: cream },
    accent: { ground: lagoon, groundHover: '#0f3c45', text: cream, tint: '#deebec' },
    sale: { ground: '#a3154a', text: cream },
    focus: { ring: lagoon, halo: cream },
    feedback: {
      success: '#226339',
      successTint: '#e5f1e5',
      warning: '#7a4e00',
      warningTint: '#fcefd2',
      error: '#a81e1e',
      errorTint: '#fbe8e4',
      info: '#1d5570',
      infoTint: '#e3eef2',
    },
  },
  radius: { none: '0', small: '10px', medium: '18px', full: '999px' },
  weight: { text: '400', medium: '600', semibold: '700' },
  typography: {
    en: {
      ...latinScale,
      font: {
        display: '"Avenir Next", "Segoe UI", "Noto Sans", system-ui, sans-serif',
        text: 'system-ui, "Segoe UI", "Noto Sans", sans-serif',
      },
      displayWeight: '600',
      tracking: { display: '-0.02em' },
    },
    ar: {
      ...arabicScale,
      font: {
        display: '"Geeza Pro", "Segoe UI", "Noto Sans Arabic", Tahoma, sans-serif',
        text: '"Geeza Pro", "Segoe UI", "Noto Sans Arabic", Tahoma, sans-serif',
      },
      displayWeight: '600',
      tracking: { display: '0' },
    },
  },
  fontFaces: [],
  fallbackFaces: [],
};
