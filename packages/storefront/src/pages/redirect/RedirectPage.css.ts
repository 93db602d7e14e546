import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' } });

/** Offers the way on by hand when the browser hasn't left after four seconds. */
export const manual = style({
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
  overflowWrap: 'anywhere',
  animation: `${appear} 4s step-end`,
});
