import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../../foundation/theme';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[5],
  backgroundColor: vars.color.surface.subtle,
  '@media': { [media.tabletUp]: { padding: vars.space[6] } },
});

export const head = style({ display: 'grid', gap: vars.space[1] });

export const title = text.h2;

export const intro = style({ color: vars.color.text.secondary });
