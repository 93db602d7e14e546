import { style } from '@vanilla-extract/css';
import { rem, spread, vars } from '../../../foundation/theme';

export const row = style({
  ...spread(`${vars.space[1]} ${vars.space[4]}`),
  minBlockSize: rem(4.5),
  paddingBlock: vars.space[2],
  paddingInline: rem(1.125),
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

/** Shares the row with the button until only about two words fit. */
export const text = style({ flex: `1 1 ${rem(9)}` });

export const undo = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Only for devices that usually have a keyboard. */
export const shortcut = style({
  display: 'none',
  color: vars.color.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.size.tiny,
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline' } },
});
