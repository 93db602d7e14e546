import { container, spread, stuckHeaderHeight, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/**
 * Stays below the header while scrolling, and behind the panels the header opens, which share its layer. Takes no room,
 * so that the page doesn't move while someone reads it.
 */
export const notice = style({
  position: 'sticky',
  insetBlockStart: stuckHeaderHeight,
  zIndex: `calc(${vars.zIndex.header} - 1)`,
  blockSize: 0,
});

export const panel = style({
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  boxShadow: vars.shadow.floating,
});

export const row = style([
  container,
  {
    ...spread(`${vars.space[2]} ${vars.space[4]}`),
    paddingBlock: vars.space[3],
  },
]);

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});
