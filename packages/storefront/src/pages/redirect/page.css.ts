import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** A link to follow by hand, shown if the browser hasn't left after four seconds. */
export const manual = style({
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
  overflowWrap: 'anywhere',
  animation: `${appear} 4s step-end`,
});
