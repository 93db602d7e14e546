import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../foundation/theme';

export const card = style({ position: 'relative', display: 'grid', gap: vars.space[1] });

export const tile = style({
  aspectRatio: '4 / 3',
  marginBlockEnd: vars.space[3],
  overflow: 'hidden',
  backgroundColor: vars.color.surface.strong,
});

export const cover = style({
  '@media': {
    [media.motion]: { transition: `transform ${vars.duration.reveal} ${vars.easing.out}` },
    [media.finePointer]: { selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } } },
  },
});

export const name = text.h3;

export const category = style([text.small, { color: vars.color.text.muted }]);
