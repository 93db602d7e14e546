/**
 * How much height an element takes before it is there, as a CSS length. A list of products fills the screen, so
 * whatever follows it starts below the fold and never jumps in view.
 */
const blockSizes: Readonly<Record<string, string>> = {
  'diwan-product-grid': '100vh',
  'diwan-cart': '320px',
};

export const reservedBlockSize = (tag: string): string => blockSizes[tag] ?? '0';
