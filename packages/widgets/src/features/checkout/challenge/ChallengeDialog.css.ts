import { style } from '@vanilla-extract/css';
import { text, vars } from '../../../foundation/theme';

export const content = style({ display: 'grid', gap: vars.space[5] });

export const words = style([text.body, { display: 'grid', gap: vars.space[4], outline: 'none' }]);

/** The place is as high as most challenges, so that nothing moves when one is shown. */
export const place = style({ position: 'relative', minBlockSize: 84 });

export const loading = style([
  text.small,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    gap: vars.space[3],
    alignItems: 'center',
    justifyContent: 'center',
    color: vars.color.text.secondary,
  },
]);

export const frame = style({ display: 'block', inlineSize: '100%', border: 0 });
