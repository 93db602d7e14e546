import { style } from '@vanilla-extract/css';
import { media, rem, text, vars, visuallyHidden } from '../theme';

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(6)} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"tile facts facts" "tile controls total"',
  columnGap: vars.space[4],
  rowGap: vars.space[3],
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: `${rem(7.5)} minmax(0, 1fr) auto ${rem(7.5)}`,
      gridTemplateAreas: '"tile facts controls total"',
      columnGap: vars.space[6],
      paddingBlock: vars.space[6],
    },
  },
});

export const tile = style({
  gridArea: 'tile',
  display: 'block',
  aspectRatio: '4 / 5',
  alignSelf: 'start',
  overflow: 'hidden',
  backgroundColor: vars.color.plaster100,
});

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const name = style([
  text.body,
  { fontWeight: vars.weight.medium, lineHeight: 1.4, selectors: { ':lang(ar) &': { lineHeight: 1.55 } } },
]);

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const unitPrice = style([text.small, { color: vars.color.ink700 }]);

export const notice = style([
  text.small,
  {
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.info50,
    color: vars.color.info,
  },
]);

export const controls = style({
  gridArea: 'controls',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
});

export const total = style([
  text.body,
  {
    gridArea: 'total',
    justifySelf: 'end',
    paddingBlockStart: rem(0.625),
    fontWeight: vars.weight.medium,
  },
]);

export const totalLabel = visuallyHidden;
