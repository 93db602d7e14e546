import { style } from '@vanilla-extract/css';
import { stack, vars } from '../foundation/theme';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const texts = style([stack(vars.space[2]), { minInlineSize: 0 }]);

export const description = style({ maxInlineSize: '60ch', color: vars.color.text.secondary });

export const link = style({ flex: 'none' });
