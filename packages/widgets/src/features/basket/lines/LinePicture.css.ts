import { style } from '@vanilla-extract/css';
import { vars } from '../../../foundation/theme';

export const tile = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '4 / 5',
  alignSelf: 'start',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});
