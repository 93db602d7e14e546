import { style } from '@vanilla-extract/css';
import { rem, vars } from '../../../../foundation/theme';
import { notPrinted } from '../../../../foundation/theme/patterns.css';

export const row = style({
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  marginBlockEnd: vars.space[3],
  fontSize: vars.size.control,
});

export const facts = style({
  display: 'flex',
  flexGrow: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.3em',
});

export const title = style({ fontWeight: vars.weight.medium });

export const value = style({ flexGrow: 1, color: vars.color.text.muted });

export const action = style([
  {
    fontSize: vars.size.small,
    fontWeight: vars.weight.text,
    // Keeps the row's height; only the click target extends beyond it.
    marginBlock: rem(-0.75),
    selectors: { '&:first-of-type': { marginInlineStart: 'auto' } },
  },
  notPrinted,
]);
