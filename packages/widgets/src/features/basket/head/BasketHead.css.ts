import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../../foundation/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});

export const title = text.h1;

/** Beside the title; the button that clears stays at the end. */
export const compare = style({ marginInlineEnd: 'auto' });

/** Takes a whole row. */
export const row = style({ flexBasis: '100%' });

export const subtitle = style([
  text.body,
  {
    // Takes a whole row. Line length is limited by padding; with a max-width it would share a row with the button.
    boxSizing: 'border-box',
    flexBasis: '100%',
    paddingInlineEnd: `max(0px, 100% - ${rem(34)})`,
    color: vars.color.text.secondary,
  },
]);

export const dialogText = style({ color: vars.color.text.secondary });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
});
