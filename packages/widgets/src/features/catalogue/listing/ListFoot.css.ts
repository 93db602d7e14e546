import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../../foundation/theme';

/** Focused only while items are loading. */
export const foot = style({ selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } } });

export const more = style({ display: 'flex', justifyContent: 'center', marginBlockStart: vars.space[9] });

export const end = style([
  text.small,
  { marginBlockStart: vars.space[9], color: vars.color.text.muted, textAlign: 'center' },
]);

export const failure = style({
  paddingBlock: vars.space[7],
  minBlockSize: rem(7),
});
