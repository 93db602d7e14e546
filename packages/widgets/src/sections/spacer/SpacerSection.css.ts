import { style } from '@vanilla-extract/css';
import { media } from '../../foundation/theme';

export const space = style({
  blockSize: 'var(--space)',
  '@media': {
    [media.tablet]: { blockSize: 'calc(var(--space) * 0.8)' },
    [media.mobile]: { blockSize: 'calc(var(--space) * 0.6)' },
  },
});
