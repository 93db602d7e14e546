import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { rem } from '../theme/scales';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  flex: 'none',
  inlineSize: rem(1.125),
  blockSize: rem(1.125),
  animation: `${turn} 0.8s linear infinite`,
  // A static ring would look broken, so it turns very slowly instead.
  '@media': { [media.reducedMotion]: { animationDuration: '6s' } },
});
