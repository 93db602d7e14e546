import { style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { vars } from './vars.css';

/** Read aloud, not seen. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Mirrors a drawing that points along the line of text: arrows, chevrons, trucks. */
export const flipRtl = style({ transform: `scaleX(${vars.direction})` });

/** Keeps a colour that is information, such as a swatch, when the system forces its own palette. */
export const keepColor = style({
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
