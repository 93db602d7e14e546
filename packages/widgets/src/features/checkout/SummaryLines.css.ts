import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../foundation/theme';

export const lines = style({ display: 'grid', gap: vars.space[4] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(4)} minmax(0, 1fr) auto`,
  gap: vars.space[4],
  fontSize: vars.size.control,
  lineHeight: 1.45,
  selectors: { ':lang(ar) &': { lineHeight: 1.65 } },
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const quantity = style([text.small, { color: vars.color.text.muted }]);

export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  fontWeight: vars.weight.medium,
});

export const before = style([text.small, { color: vars.color.text.muted, fontWeight: vars.weight.text }]);
