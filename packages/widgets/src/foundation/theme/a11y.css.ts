import { type StyleRule, style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { vars } from './vars.css';

/** {@link visuallyHidden} for a media query. */
export const visuallyHiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** Visible to screen readers only. */
export const visuallyHidden = style(visuallyHiddenRule);

/** Mirrors a directional icon in right-to-left text: arrows, chevrons, trucks. */
export const flipRtl = style({ transform: `scaleX(${vars.direction})` });

/** Keeps a meaningful colour, such as a swatch, in forced-colors mode. */
export const keepColor = style({
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
