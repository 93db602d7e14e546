import { globalStyle, style } from '@vanilla-extract/css';
import { media, rem, stack, text, vars } from '../../../foundation/theme';
import { notPrinted } from '../../../foundation/theme/patterns.css';

export const facts = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[7]})`,
    },
  },
});

export const name = style([text.h1, { overflowWrap: 'anywhere' }]);

export const description = style([
  text.body,
  { marginBlockStart: rem(1.125), maxInlineSize: '52ch', color: vars.color.text.secondary },
]);

export const options = style({ marginBlockStart: vars.space[6] });

export const buy = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const buyRow = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[3],
    // Behind the sticky header it is out of sight, and the bar replaces it.
    scrollMarginBlockStart: vars.layout.headerHeight,
  },
  notPrinted,
]);
// Its label stays on one line; if there isn't enough room, it wraps below.
globalStyle(`${buyRow} > :last-child`, { flex: '1 1 max-content', inlineSize: 'auto' });

export const note = style([text.small, { marginBlockStart: vars.space[3], color: vars.color.text.muted }]);

/** Hidden on phones, which don't need a code for the page they show. */
export const shareOnPhone = style([
  {
    marginBlockStart: vars.space[3],
    '@media': { [media.tabletUp]: { display: 'none' } },
  },
  notPrinted,
]);

export const availability = style([
  text.small,
  { display: 'flex', gap: vars.space[2], marginBlockStart: vars.space[4], color: vars.color.text.secondary },
]);

export const link = style({ textDecoration: 'underline', textUnderlineOffset: '0.25em' });

export const delivery = style({
  display: 'flex',
  gap: rem(0.875),
  marginBlockStart: vars.space[4],
  padding: `${vars.space[4]} ${rem(1.125)}`,
  backgroundColor: vars.color.surface.subtle,
  fontSize: vars.size.control,
  lineHeight: 1.5,
});

export const items = style(stack('2px'));

export const item = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const itemThatApplies = style({
  color: vars.color.text.primary,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
});

export const deliveryNote = style({
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});
