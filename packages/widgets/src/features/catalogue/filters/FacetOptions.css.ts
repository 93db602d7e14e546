import { style } from '@vanilla-extract/css';
import { media, rem, solidFirst, vars } from '../../../foundation/theme';

export const group = style({
  minInlineSize: 0,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space[2],
      borderBlockStart: `1px solid ${vars.color.line.subtle}`,
      paddingBlockStart: vars.space[2],
    },
  },
});

/** One column where two would leave no room for words. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(9.5)}), 1fr))`,
  columnGap: vars.space[6],
});

export const legend = style({
  paddingBlock: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
});

/** A row that can be pressed as a whole. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.control.target,
  fontSize: vars.size.control,
  lineHeight: 1.4,
  cursor: 'pointer',
  '@media': { [media.mobile]: { minBlockSize: rem(3) } },
});

export const chosen = style({ fontWeight: vars.weight.medium });

/** Would leave nothing of the list. */
export const zero = style({ color: vars.color.text.disabled, cursor: 'default' });

export const mark = style({
  flex: 'none',
  inlineSize: rem(1.25),
  blockSize: rem(1.25),
  accentColor: vars.color.action.ground,
  cursor: 'inherit',
});

const faint = { selectors: { [`${zero} &`]: { opacity: 0.35 } } };

export const swatch = style({
  flex: 'none',
  inlineSize: rem(1.5),
  blockSize: rem(1.5),
  border: solidFirst(vars.color.text.primary, 22, (color) => `1px solid ${color}`),
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  ...faint,
});

export const fabric = style({
  flex: 'none',
  inlineSize: rem(2),
  blockSize: rem(2),
  overflow: 'hidden',
  ...faint,
});

export const name = style({ minInlineSize: 0 });

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${zero} &`]: { color: 'inherit' } },
});
