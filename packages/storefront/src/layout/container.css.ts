import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** The page's width between its gutters. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});
