import { style, styleVariants } from '@vanilla-extract/css';
import {
  FILLED_BASKETS_MARK as mark,
  media,
  oneColumn,
  rem,
  stack,
  text,
  vars,
} from '../../../foundation/theme';

export const basket = style({ display: 'grid', gap: vars.space[5] });

export const title = style([text.h1, { flex: '1 1 0' }]);

export const clear = style({ inlineSize: rem(5), lineHeight: vars.control.target });

/** Columns shared by cart and price box. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${oneColumn}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } },
});

export const facts = style([text.small, { flex: 1, display: 'grid', gap: vars.space[1] }]);

/** The stepper. */
export const controls = style({
  gridArea: 'controls',
  alignSelf: 'end',
  display: 'grid',
  inlineSize: rem(8.5),
  blockSize: vars.control.heightCompact,
});

export const panel = style({
  ...stack(vars.space[5]),
  padding: vars.space[5],
  backgroundColor: vars.color.surface.subtle,
  '@media': { [media.tabletUp]: { padding: vars.space[6] } },
});

export const panelTitle = text.h2;

const isEmpty = (kind: string) => `:root[${mark}]:not([${mark}~="${kind}"]) &`;

export const filled = styleVariants({
  cart: { selectors: { [isEmpty('cart')]: { display: 'none' } } },
  'price-box': { selectors: { [isEmpty('price-box')]: { display: 'none' } } },
});

export const empty = styleVariants({
  cart: { selectors: { [isEmpty('cart')]: { display: 'block' } } },
  'price-box': { selectors: { [isEmpty('price-box')]: { display: 'block' } } },
});
