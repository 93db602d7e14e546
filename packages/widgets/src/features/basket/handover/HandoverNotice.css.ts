import { style } from '@vanilla-extract/css';
import { rem, spread, text, vars } from '../../../foundation/theme';

export const notice = style({
  ...spread(`${vars.space[3]} ${vars.space[5]}`),
  marginBlockEnd: vars.space[6],
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
  color: vars.color.text.primary,
  '@media': { print: { display: 'none' } },
});

export const problem = style({ backgroundColor: vars.color.feedback.warningTint });

export const words = style({ display: 'grid', gap: vars.space[1], maxInlineSize: rem(44) });

export const title = style([
  text.body,
  {
    fontWeight: vars.weight.medium,
    selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  },
]);

export const detail = style([text.body, { color: vars.color.text.secondary }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[5] });

/** Takes the focus from a closed notice; it needs no focus ring. */
export const content = style({
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
