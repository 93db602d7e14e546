import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** Both labels share one grid cell, so the button is as wide as the longer one and never changes size. */
export const labels = style({ display: 'grid' });

export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
});

export const hiddenLabel = style({ visibility: 'hidden' });
