import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[9],
});

export const hint = style({ color: vars.color.text.secondary, maxInlineSize: '60ch' });
export const action = style({ marginBlockStart: vars.space[2] });
