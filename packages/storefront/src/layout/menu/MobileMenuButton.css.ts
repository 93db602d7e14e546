import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Where the drawer will be, while its code is on its way; the page beside it is dimmed. */
export const early = style({
  position: 'fixed',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  padding: vars.space[4],
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.menu,
  inlineSize: `min(${rem(26.25)}, 100%)`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: `0 0 0 100vmax ${vars.color.backdrop}`,
});
