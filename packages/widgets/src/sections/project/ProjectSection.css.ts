import { style } from '@vanilla-extract/css';
import { media, rem, stack, text as textStyles, vars } from '../../foundation/theme';

export const project = style({
  position: 'relative',
  ...stack(vars.space[6]),
  '@media': {
    [media.tablet]: { gridTemplateColumns: '60fr 40fr' },
    [media.desktop]: { gridTemplateColumns: '8fr 4fr', columnGap: '5%' },
  },
});

export const frame = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.strong,
  '@media': { [media.desktop]: { aspectRatio: '16 / 10' } },
});

export const cover = style({
  '@media': {
    [media.motion]: { transition: `transform ${vars.duration.reveal} ${vars.easing.out}` },
    [media.finePointer]: { selectors: { [`${project}:hover &`]: { transform: 'scale(1.02)' } } },
  },
});

export const text = style({ alignSelf: 'end', display: 'grid', justifyItems: 'start' });

export const category = style([
  textStyles.small,
  { color: vars.color.text.muted, marginBlockEnd: vars.space[3] },
]);

export const name = textStyles.h1;

export const description = style([
  textStyles.body,
  { marginBlockStart: vars.space[4], maxInlineSize: '44ch', color: vars.color.text.secondary },
]);

/** Styled as a link; the whole block is the actual link. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(0.625),
  marginBlockStart: rem(1.625),
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: '1px solid currentColor',
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
});
