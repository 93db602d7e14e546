import { fluid, media, rem, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const banner = style({
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: rem(15),
  paddingBlock: vars.space[6],
  backgroundColor: vars.color.surface.muted,
});

export const title = text.display2;

export const subtitle = style({ marginBlockStart: vars.space[2], color: vars.color.text.secondary });

export const list = style({ paddingBlock: `${vars.space[7]} ${vars.layout.section}` });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${fluid(2, 1.4429, 2.2857, 3.5)} ${vars.layout.gap}`,
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const end = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlockStart: vars.space[8],
  color: vars.color.text.muted,
});
