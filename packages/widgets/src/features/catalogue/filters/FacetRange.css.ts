import { style } from '@vanilla-extract/css';
import { media, rem, text, vars } from '../../../foundation/theme';

export const range = style({ display: 'grid', gap: vars.space[3] });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(7)}), 1fr))`,
  gap: vars.space[3],
});

export const note = style([text.small, { color: vars.color.text.muted }]);

export const slider = style({ position: 'relative', blockSize: vars.control.target });

/** The chosen part, between the two thumbs. */
export const track = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - 1px)`,
  blockSize: '2px',
  backgroundColor: vars.color.action.ground,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

const knob = {
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  inlineSize: rem(1.5),
  blockSize: rem(1.5),
  border: `1.5px solid ${vars.color.action.ground}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.raised,
  cursor: 'grab',
} as const;

/** Two native ranges on top of each other: only their thumbs take presses. */
export const thumb = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  background: 'none',
  appearance: 'none',
  pointerEvents: 'none',
  selectors: {
    '&::-webkit-slider-thumb': { ...knob, appearance: 'none' },
    '&::-moz-range-thumb': knob,
  },
});

export const niche = style({
  inlineSize: '100%',
  maxInlineSize: rem(21),
  fill: 'none',
  stroke: vars.color.line.strong,
  strokeWidth: 1.5,
});
