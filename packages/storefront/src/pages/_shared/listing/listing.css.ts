import { media, rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const listPage = style({
  paddingBlock: `${rem(0.875)} ${vars.layout.section}`,
});

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: `${vars.space[2]} ${rem(1.75)}`,
});

export const title = style({ color: vars.color.text.muted });

/** Filters and order; on wide screens they stay below the header. */
export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockEnd: rem(1.75),
  scrollMarginBlockStart: vars.layout.headerHeight,
  '@media': {
    [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' },
    [media.desktop]: {
      position: 'sticky',
      // The header is compact by the time this sticks.
      insetBlockStart: rem(4),
      zIndex: vars.zIndex.stickyBar,
      paddingBlock: vars.space[3],
      marginBlock: `calc(-1 * ${vars.space[3]}) ${vars.space[4]}`,
      backgroundColor: vars.color.surface.page,
    },
  },
});
