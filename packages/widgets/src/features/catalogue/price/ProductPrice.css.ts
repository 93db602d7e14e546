import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../../foundation/theme';

/** The price is as high with one amount as with two, in both languages: its element reserves this height. */
export const price = style({
  minBlockSize: rem(1.8125),
  margin: 0,
  color: vars.color.text.primary,
  lineHeight: rem(1.75),
});
