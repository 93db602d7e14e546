import { style } from '@vanilla-extract/css';
import { centered, media, stack, vars } from '../../../foundation/theme';

export const pictures = style({
  ...stack(vars.layout.gap),
  marginBlockStart: vars.layout.sectionSmall,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: '2fr 1fr',
      gridTemplateRows: 'repeat(2, 1fr)',
    },
  },
});

export const pictureButton = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  '@media': {
    [media.tabletUp]: { selectors: { '&:first-child': { gridRow: '1 / 3', aspectRatio: 'auto' } } },
  },
});

export const more = style({
  position: 'absolute',
  inset: 0,
  ...centered,
  padding: vars.space[4],
  backgroundColor: vars.color.backdrop,
  color: vars.color.text.inverse,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
});
