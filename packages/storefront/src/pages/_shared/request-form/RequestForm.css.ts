import { media, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const note = style([text.tiny, { color: vars.color.ink500, marginBlockStart: vars.space[3] }]);

export const thanks = style({ display: 'grid', justifyItems: 'start', gap: vars.space[4] });

export const thanksTitle = text.h2;
