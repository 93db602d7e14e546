import { style } from '@vanilla-extract/css';
import {
  centered,
  focusRing,
  inline,
  keepColor,
  media,
  rem,
  solidFirst,
  text,
  vars,
} from '../../../../foundation/theme';

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: rem(0.625) });

const ring = {
  boxShadow: `inset 0 0 0 1.5px ${vars.color.line.strong}`,
  // Forced colours remove shadows.
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
};

export const choice = style({
  position: 'relative',
  ...centered,
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  borderRadius: vars.radius.full,
  selectors: { '&:has(:checked)': ring, '&:has(:focus-visible)': focusRing },
});

export const selected = style(ring);

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

export const opener = style({
  ...centered,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.full,
});

export const swatch = style([
  keepColor,
  {
    inlineSize: rem(2.125),
    blockSize: rem(2.125),
    border: solidFirst(vars.color.text.primary, 20, (color) => `1px solid ${color}`),
    borderRadius: vars.radius.full,
    // Browsers print without backgrounds.
    WebkitPrintColorAdjust: 'exact',
    printColorAdjust: 'exact',
  },
]);

export const strip = style({
  ...inline(vars.space[3]),
  marginBlockStart: vars.space[4],
});

export const unanswered = style({ flexBasis: '100%' });

export const question = style([text.small, { flexBasis: '100%', color: vars.color.text.secondary }]);
