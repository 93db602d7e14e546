import { style } from '@vanilla-extract/css';
import { media, transition } from '../theme';
import { vars } from '../theme/vars.css';

/** Grows from nothing: the icon is there only when the basket holds something, but can always be flown to. */
export const hiddenWhenEmpty = style({
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
