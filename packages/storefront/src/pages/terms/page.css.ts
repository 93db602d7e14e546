import { media, oneColumn, rem, stack, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space[8]} ${vars.layout.section}` });

export const title = style([text.display2, { marginBlockEnd: vars.space[8] }]);

export const columns = style({
  ...stack(vars.space[8]),
  '@media': { [media.desktop]: { gridTemplateColumns: `${rem(16)} minmax(0, 1fr)`, columnGap: oneColumn } },
});

export const contents = style({
  alignSelf: 'start',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

export const contentsTitle = style([text.h4, { marginBlockEnd: vars.space[3] }]);

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.target,
  color: vars.color.text.muted,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-current]': { color: vars.color.text.primary, fontWeight: vars.weight.medium },
  },
});

export const chapters = style({ display: 'grid', gap: vars.space[9], maxInlineSize: vars.layout.measure });

export const chapterTitle = style([
  text.h2,
  {
    marginBlockEnd: vars.space[4],
    scrollMarginBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
  },
]);
