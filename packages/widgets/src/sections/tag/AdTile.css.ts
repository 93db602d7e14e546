import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../foundation/theme';
import { besideTiles, wideAsTile } from '../../foundation/theme/layout';

export const tile = style({ position: 'relative' });

export const picture = style({
  ...besideTiles,
  position: 'relative',
  overflow: 'clip',
  backgroundColor: vars.color.surface.strong,
});

export const image = style(wideAsTile);

export const title = style([
  text.body,
  { fontWeight: vars.weight.medium, paddingBlockStart: rem(0.875), lineHeight: 1.4 },
]);

export const description = style([text.small, { color: vars.color.text.muted }]);
