import { media, transition, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Grows from nothing: the cart's icon is there only when the cart holds something, but can always be flown to. */
export const cartLink = style({
  inlineSize: 0,
  opacity: 0,
  visibility: 'hidden',
  overflow: 'hidden',
  transition: transition(['inline-size', 'opacity', 'visibility'], 'panel'),
  selectors: {
    '&[data-shown]': {
      inlineSize: vars.control.target,
      opacity: 1,
      visibility: 'visible',
      overflow: 'visible',
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
