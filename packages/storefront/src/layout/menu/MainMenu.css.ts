import { centered, media, rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const menu = style({
  display: 'none',
  alignItems: 'center',
  gap: rem(2.125),
  blockSize: '100%',
  marginInlineStart: rem(1.75),
  fontSize: vars.size.control,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const item = style({ display: 'flex', alignItems: 'center', blockSize: '100%' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(0.25),
  minBlockSize: vars.control.target,
  borderBlock: '1px solid transparent',
  // Forced colours would make transparent lines visible.
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  selectors: {
    '&:hover': { color: vars.color.accent.ground },
    '&[aria-current]': { borderBlockEndColor: vars.color.line.strong },
  },
});

/** The button stands beside its link and is a target of its own. */
export const toggle = style({
  ...centered,
  inlineSize: vars.control.target,
  blockSize: vars.control.target,
  marginInlineStart: rem(-0.6875),
  marginInlineEnd: rem(-0.9375),
  borderRadius: vars.radius.full,
  // Drawn around the arrow: around the whole target it would overlap the link's text.
  selectors: { '&:focus-visible': { outlineOffset: rem(-0.75), boxShadow: 'none' } },
});

export const chevron = style({
  transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
