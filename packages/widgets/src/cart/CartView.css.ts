import { style } from '@vanilla-extract/css';
import { media, rem, text, vars } from '../theme';

export const cart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} 8.33%`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gridTemplateAreas: '"head head" "lines summary"',
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  '@media': { [media.desktop]: { gridArea: 'head' } },
});

export const title = text.h1;

export const lines = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.desktop]: { gridArea: 'lines' } },
});

export const summary = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  padding: vars.space[6],
  backgroundColor: vars.color.plaster50,
  '@media': {
    [media.desktop]: {
      gridArea: 'summary',
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[7]})`,
    },
  },
});

export const summaryTitle = text.h3;

export const rows = style({ display: 'grid', gap: vars.space[3], inlineSize: '100%' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  color: vars.color.ink700,
});

export const totalRow = style([
  text.h3,
  {
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
    fontFamily: vars.font.text,
    fontWeight: vars.weight.medium,
    color: vars.color.ink,
  },
]);

export const savings = style([text.small, { color: vars.color.rust }]);

/** Smaller screens have it in the bar at their bottom. */
export const checkout = style({
  inlineSize: '100%',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const note = style([text.small, { color: vars.color.ink500 }]);

/** Stays at the bottom of the screen while the cart is in view, and no longer: a partner's page goes on below it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.stickyBar,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.white,
  '@media': {
    [media.desktop]: { display: 'none' },
    // A bar over half of a short screen hides what it is about.
    '(max-height: 480px)': { position: 'static' },
  },
});

export const barAmount = style({
  color: vars.color.ink,
  fontSize: rem(1.0625),
  fontWeight: vars.weight.medium,
});

export const barTotal = style([
  text.tiny,
  { display: 'grid', color: vars.color.ink500, minInlineSize: rem(6) },
]);
