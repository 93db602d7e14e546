import { style } from '@vanilla-extract/css';
import { barPadding, media, oneColumn, rem, shortScreen, text, vars } from '../../../foundation/theme';

export const cart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${oneColumn}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      gridTemplateAreas: '"head head" "lines summary"',
    },
  },
});

export const head = style({ '@media': { [media.desktop]: { gridArea: 'head' } } });

export const lines = style({ '@media': { [media.desktop]: { gridArea: 'lines' } } });

export const summary = style({
  '@media': {
    [media.desktop]: {
      gridArea: 'summary',
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[7]})`,
    },
  },
});

/** On smaller screens the button is in the bottom bar. */
export const checkout = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const note = style([text.small, { color: vars.color.text.muted }]);

/** Sticks to the bottom of the screen only while the cart is in view: a partner's page continues below it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.stickyBar,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[5],
  marginBlockStart: vars.space[5],
  paddingBlock: barPadding(vars.space[3]),
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.raised,
  '@media': {
    [media.desktop]: { display: 'none' },
    // On a short screen the bar would cover half of the cart.
    [shortScreen]: { position: 'static' },
  },
});

export const barAmount = style({
  color: vars.color.text.primary,
  fontSize: vars.size.large,
  fontWeight: vars.weight.medium,
});

export const barTotal = style([
  text.tiny,
  { display: 'grid', color: vars.color.text.muted, minInlineSize: rem(6) },
]);
