import { element as cart } from './cart.element';
import { element as productGrid } from './product-grid.element';

/** All elements. The embed build makes a module of each, so that a page fetches only what it uses. */
export const elements = [cart, productGrid] as const;
