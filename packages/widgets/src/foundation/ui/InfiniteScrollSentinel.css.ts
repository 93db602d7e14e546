import { style } from '@vanilla-extract/css';

/** Needs a height, since half of it must be visible. */
export const sentinel = style({ blockSize: '2px', marginBlockStart: '-2px' });
