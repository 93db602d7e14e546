import { style } from '@vanilla-extract/css';
import { rem, text, vars } from '../../theme';

export const tile = style({ position: 'relative', containerType: 'inline-size' });

/** As high as the adjacent product tiles. */
export const picture = style({
  blockSize: `calc((100cqi - ${vars.layout.gap}) * 0.625)`,
  overflow: 'hidden',
  backgroundColor: vars.color.surface.strong,
});

export const title = style([
  text.body,
  { fontWeight: vars.weight.medium, paddingBlockStart: rem(0.875), lineHeight: 1.4 },
]);

export const description = style([text.small, { color: vars.color.text.muted }]);
