import { style } from '@vanilla-extract/css';
import { media, spread, text, vars } from '../../../../foundation/theme';

export const list = style({ display: 'grid', gap: vars.space[4] });

export const notice = style({
  ...spread(`${vars.space[3]} ${vars.space[5]}`),
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
  color: vars.color.text.primary,
});

export const title = style([text.h3, { outline: 'none' }]);

export const body = style({ maxInlineSize: '40rem', color: vars.color.text.secondary });

export const thanks = style({ paddingBlock: vars.space[8] });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[5],
  backgroundColor: vars.color.surface.subtle,
  '@media': { [media.tabletUp]: { padding: vars.space[6] } },
});

export const head = style({ display: 'grid', gap: vars.space[1] });

export const formTitle = text.h2;

export const intro = style({ color: vars.color.text.secondary });
