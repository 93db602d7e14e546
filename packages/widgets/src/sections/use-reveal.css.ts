import { style } from '@vanilla-extract/css';
import { media, transition } from '../foundation/theme';

export const waiting = style({
  '@media': { [media.motion]: { opacity: 0, transform: 'translateY(24px)' } },
});

export const revealed = style({
  '@media': {
    [media.motion]: {
      opacity: 1,
      transform: 'none',
      transition: transition(['opacity', 'transform'], 'reveal'),
    },
  },
});
