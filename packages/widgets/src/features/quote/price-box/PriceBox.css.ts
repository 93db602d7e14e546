import { style } from '@vanilla-extract/css';
import { media, oneColumn, rem, stack, text, vars } from '../../../foundation/theme';

export const priceBox = style(stack(vars.space[6]));

/** The lines with the request form beside them; on phones the form follows the lines. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[7]} ${oneColumn}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

export const request = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[7]})`,
    },
  },
});

export const print = style({ paddingBlockStart: vars.space[4] });

export const totals = style({
  ...stack(vars.space[3]),
  inlineSize: '100%',
  maxInlineSize: rem(24),
  marginInlineStart: 'auto',
  paddingBlockStart: vars.space[5],
});

export const rows = style({ display: 'grid', gap: vars.space[3] });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  selectors: { '&:last-child': { fontWeight: vars.weight.medium } },
});

export const note = style([text.small, { color: vars.color.text.muted }]);
