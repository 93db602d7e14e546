import { style } from '@vanilla-extract/css';
import { centered, vars } from '../../foundation/theme';

export const noAds = style({
  ...centered,
  minBlockSize: '50svh',
  backgroundColor: vars.color.surface.muted,
  color: vars.color.text.muted,
});

export const head = style({ paddingBlock: vars.space[7] });
