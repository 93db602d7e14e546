import { style } from '@vanilla-extract/css';
import { vars } from '../../../../foundation/theme';
import { notPrinted } from '../../../../foundation/theme/patterns.css';

export const fixedSizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Away from the row's title, which isn't theirs.
  justifyContent: 'flex-end',
  columnGap: vars.space[4],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const fixedSize = style({ display: 'flex', columnGap: vars.space[1] });

export const limits = style({ color: vars.color.text.muted, fontSize: vars.size.small });

/** Space for the focus ring of the field above. */
export const explanation = style([{ paddingBlockStart: vars.space[2] }, notPrinted]);
