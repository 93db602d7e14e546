import { style } from '@vanilla-extract/css';

/** Takes the focus from a closed notice; it needs no focus ring. */
export const content = style({
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
