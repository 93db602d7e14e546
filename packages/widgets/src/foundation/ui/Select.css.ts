import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const frame = style({ position: 'relative', display: 'block' });

export const select = style({ appearance: 'none', paddingInlineEnd: vars.space[8], cursor: 'pointer' });

export const arrow = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: vars.space[4],
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});
