import { style } from '@vanilla-extract/css';

/** Takes the focus from a notice that was closed; where that is needs no ring. */
export const content = style({
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
