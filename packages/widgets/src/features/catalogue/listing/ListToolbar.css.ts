import { style } from '@vanilla-extract/css';
import { media, rem, stuckHeaderHeight, vars } from '../../../foundation/theme';

/** Filters and sorting; sticky below the header on wide screens. */
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  // Without filters the sort order stays at the end.
  justifyContent: 'flex-end',
  gap: vars.space[4],
  marginBlockEnd: rem(1.75),
  scrollMarginBlockStart: vars.layout.headerHeight,
  '@media': {
    [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' },
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: stuckHeaderHeight,
      zIndex: vars.zIndex.stickyBar,
      paddingBlock: vars.space[3],
      marginBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[4]}`,
      backgroundColor: vars.color.surface.page,
    },
  },
});
