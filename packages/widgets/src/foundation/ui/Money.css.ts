import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scales';
import { tabularNumbers } from '../theme/text.css';
import { vars } from '../theme/vars.css';
import { AMOUNT_VISIBILITY } from './amount-visibility';

export const money = style([
  tabularNumbers,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.28em',
    whiteSpace: 'nowrap',
    visibility: `var(${AMOUNT_VISIBILITY}, inherit)` as 'inherit',
    // A parent's line-through doesn't extend into inline blocks such as this one.
    selectors: { 'del:not(:lang(ar)) &': { textDecoration: 'line-through', textDecorationThickness: '1px' } },
  },
]);

/** In Arabic the line is above the middle, to keep the dot of «٠» visible. */
export const amount = style({
  position: 'relative',
  selectors: {
    'del:lang(ar) &::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(50% - 0.17em)',
      borderBlockStart: '1px solid currentColor',
    },
  },
});

/** The sign is as high as a capital letter, on the baseline. */
export const riyal = style({
  flex: 'none',
  blockSize: '0.72em',
  inlineSize: '0.645em',
  fill: 'currentColor',
});

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${rem(0.625)}`,
  fontWeight: vars.weight.medium,
});

export const reduced = style({ color: vars.color.sale.ground });

export const original = style({
  color: vars.color.text.muted,
  fontWeight: vars.weight.text,
  fontSize: '0.875em',
});
