import { keyframes, style } from '@vanilla-extract/css';
import { centered } from '../theme';
import { media } from '../theme/breakpoints';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

const appear = keyframes({ from: { visibility: 'hidden' } });
const draw = keyframes({ '0%': { strokeDashoffset: 1 }, '60%, 100%': { strokeDashoffset: 0 } });

/** Appears after 200 ms, so that short loads show nothing. */
export const loader = style({
  ...centered,
  minBlockSize: rem(12),
  padding: vars.space[8],
  animation: `${appear} 200ms step-end`,
});

export const mark = style({ inlineSize: rem(2.5), blockSize: rem(3) });

export const arch = style({
  strokeDasharray: 1,
  animation: `${draw} 1.2s ${vars.easing.inOut} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
