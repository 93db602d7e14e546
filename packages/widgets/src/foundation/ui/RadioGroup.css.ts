import { style } from '@vanilla-extract/css';
import { stack } from '../theme';
import { vars } from '../theme/vars.css';

export const group = style({
  ...stack(vars.space[2]),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ marginBlockEnd: vars.space[2], padding: 0, fontWeight: vars.weight.medium });

export const card = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.line.strong,
      boxShadow: `inset 0 0 0 0.5px ${vars.color.line.strong}`,
    },
    '&:has(:disabled)': { borderColor: vars.color.line.subtle },
  },
});

export const hint = style({ display: 'block', color: vars.color.text.muted, fontSize: vars.size.small });
