import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

/* Shapes that many components share. */

/** The page's column: as wide as the page between its gutters. */
export const container = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

/** A quiet tinted band from edge to edge. */
export const band = style({
  backgroundColor: vars.color.surface.muted,
  paddingBlock: vars.layout.sectionSmall,
});

/** A link whose target is the whole card around it: the nearest positioned ancestor. */
export const stretchedLink = style({ '::after': { content: '""', position: 'absolute', inset: 0 } });
