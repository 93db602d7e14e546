import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../theme';

export const form = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const end = style([
  wide,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[3]} ${vars.space[5]}` },
]);

export const privacy = style([text.tiny, { color: vars.color.ink500 }]);

export const thanks = style({ display: 'grid', gap: vars.space[3], color: vars.color.ink700 });

export const thanksTitle = style([text.h2, { color: vars.color.ink }]);
