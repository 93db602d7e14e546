import { globalStyle, style } from '@vanilla-extract/css';
import { media, rem, vars } from '../../../../foundation/theme';

/** Font sizes are in the drawing's units: on phones, where the drawing is small, they are relatively larger. */
const lettersOf = 'calc(var(--drawing-unit) * 0.05px)';

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: rem(22),
  fontSize: lettersOf,
  '@media': {
    [media.mobile]: { fontSize: `max(${lettersOf}, calc(var(--drawing-width) * 0.034px))` },
  },
});

export const outline = style({
  fill: vars.color.surface.page,
  stroke: vars.color.line.strong,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
globalStyle(`${outline} path`, { strokeWidth: '1.5px', vectorEffect: 'non-scaling-stroke' });

export const measure = style({ fill: vars.color.text.primary });

export const line = style({
  fill: 'none',
  stroke: vars.color.line.control,
  strokeWidth: '1px',
  vectorEffect: 'non-scaling-stroke',
});

export const label = style({ textAnchor: 'middle', stroke: 'none' });
