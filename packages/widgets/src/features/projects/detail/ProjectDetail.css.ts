import { style } from '@vanilla-extract/css';
import { fluid, media, oneColumn, spread, stack, text, vars } from '../../../foundation/theme';

export const page = style({ paddingBlock: `${vars.layout.sectionSmall} ${vars.layout.section}` });

export const columns = style({
  ...stack(vars.space[8]),
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 4fr', columnGap: oneColumn, alignItems: 'start' },
  },
});

export const description = style(stack(vars.space[6]));

export const lead = text.lead;

export const aside = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

export const section = style({ marginBlockStart: vars.layout.section });

export const sectionHead = style({
  ...spread(`${vars.space[3]} ${vars.space[6]}`),
  marginBlockEnd: vars.space[7],
});

export const sectionTitle = text.h1;

export const quantity = style([
  text.small,
  { marginBlockStart: vars.space[1], color: vars.color.text.muted },
]);

export const relatedGrid = style({
  ...stack(`${fluid(2, 1.4429, 2.2857, 3.5)} ${vars.layout.gap}`),
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
