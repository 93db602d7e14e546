import { style } from '@vanilla-extract/css';
import { media, transition } from '../../../foundation/theme';
import { vars } from '../../../foundation/theme/vars.css';

/** Expands when the basket has items. Always rendered, so that pictures can fly to it. */
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
