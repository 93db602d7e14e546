import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

const pulse = keyframes({ '50%': { opacity: 0.6 } });

export const block = style({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: vars.color.surface.strong,
  animation: `${pulse} 1.4s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** One line of text: as high as its line height, filled about as high as its letters. */
export const line = style({ blockSize: '1lh', backgroundClip: 'content-box', paddingBlock: '0.3em' });

export const paragraph = style({ display: 'block', maxInlineSize: rem(40) });
