import { style } from '@vanilla-extract/css';
import { vars } from '../../foundation/theme';

export const noAds = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '50svh',
  backgroundColor: vars.color.surface.muted,
  color: vars.color.text.muted,
});

export const head = style({ paddingBlock: vars.space[7] });
