import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/* Patterns shared by many components. */

/** The page's column, between its gutters. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

/** A subtle full-bleed band. */
export const band = style({
  backgroundColor: vars.color.surface.muted,
  paddingBlock: vars.layout.sectionSmall,
});

/** A link whose click target covers its card: the nearest positioned ancestor. */
export const stretchedLink = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });

/** Hides what paper can't use: buttons, fields, further pictures and lists. */
export const notPrinted = style({ '@media': { print: { selectors: { '&&': { display: 'none' } } } } });

/** Set by pages whose header shrinks on scroll. */
export const compactHeaderHeight = createVar();

/** Height of the header once content sticks below it. */
export const stuckHeaderHeight = fallbackVar(compactHeaderHeight, vars.layout.headerHeight);
