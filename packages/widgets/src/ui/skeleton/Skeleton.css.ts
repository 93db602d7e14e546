import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints';
import { rem } from '../../theme/scales';
import { vars } from '../../theme/vars.css';

const pulse = keyframes({ '50%': { opacity: 0.6 } });

export const block = style({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: vars.color.surface.strong,
  animation: `${pulse} 1.4s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** One line of text: its own line height, of which the letters take a part. */
export const line = style({ blockSize: '1lh', backgroundClip: 'content-box', paddingBlock: '0.3em' });

export const control = style({ blockSize: vars.control.height, borderRadius: vars.radius.small });

/** As `Field`, whose style sheet lists of products would load for this alone. */
export const field = style({
  display: 'grid',
  gap: rem(0.4375),
  alignContent: 'start',
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
});
