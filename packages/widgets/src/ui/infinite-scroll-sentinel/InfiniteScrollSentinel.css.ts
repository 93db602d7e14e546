import { style } from '@vanilla-extract/css';

/** Half of it must be on screen, so it has a height. */
export const sentinel = style({ blockSize: '2px', marginBlockStart: '-2px' });
