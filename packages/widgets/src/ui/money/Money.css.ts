import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/scales';
import { tabularNumbers } from '../../theme/text.css';
import { vars } from '../../theme/vars.css';

export const money = style([
  tabularNumbers,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.28em',
    whiteSpace: 'nowrap',
    // A line through a price stops at boxes of their own, such as this one.
    selectors: { 'del &': { textDecoration: 'line-through', textDecorationThickness: '1px' } },
  },
]);

/** As high as a capital letter, standing on the baseline. */
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
