import { styleVariants } from '@vanilla-extract/css';
import { FILLED_BASKETS_MARK as mark } from '../../../foundation/theme';

const isEmpty = (kind: string) => `:root[${mark}]:not([${mark}~="${kind}"]) &`;

export const filled = styleVariants({
  cart: { selectors: { [isEmpty('cart')]: { display: 'none' } } },
  'price-box': { selectors: { [isEmpty('price-box')]: { display: 'none' } } },
});

export const empty = styleVariants({
  cart: { selectors: { [isEmpty('cart')]: { display: 'block' } } },
  'price-box': { selectors: { [isEmpty('price-box')]: { display: 'block' } } },
});
