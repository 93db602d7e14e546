import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Below the bar, at its end: the buttons keep their places. */
export const notice = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: vars.layout.gutter,
  padding: vars.space[3],
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
});
