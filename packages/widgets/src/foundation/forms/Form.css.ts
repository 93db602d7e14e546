import { style } from '@vanilla-extract/css';
import { inline, rem, text, vars } from '../theme';

/** One column, or two if the form is wide enough. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${rem(15)}, 40%)), 1fr))`,
  gap: vars.space[5],
});

export const wide = style({ gridColumn: '1 / -1' });

export const end = style({
  ...inline(`${vars.space[3]} ${vars.space[5]}`),
});

export const privacy = style([text.tiny, { color: vars.color.text.muted }]);

export const thanks = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  color: vars.color.text.secondary,
  // Names and addresses of visitors.
  overflowWrap: 'anywhere',
});

export const title = style([text.h2, { color: vars.color.text.primary }]);
