import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const languageSwitch = style({
  minBlockSize: vars.control.target,
  minInlineSize: vars.control.target,
  paddingInline: rem(0.625),
  borderRadius: vars.radius.full,
  fontFamily: vars.font.text,
  fontSize: vars.size.control,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { backgroundColor: vars.color.surface.muted } },
});
