import { element as cart } from './cart.element';
import { element as productGrid } from './product-grid.element';

/** All elements by tag. The embed build makes a module of each, so that a page fetches only what it uses. */
export const elementTable = {
  'diwan-cart': cart,
  'diwan-product-grid': productGrid,
} as const;

export type ElementTag = keyof typeof elementTable;
