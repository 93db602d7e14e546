import { style } from '@vanilla-extract/css';
import { media, oneColumn, stack, vars } from '../../../foundation/theme';

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
