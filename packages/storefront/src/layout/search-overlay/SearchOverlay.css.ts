import { backdropColor, media, rem, vars } from '@diwan/widgets/styles';
import { keyframes, style } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 0 } });

/** Drops from the top of the window; on phones it is the whole screen. */
export const overlay = style({
  // It stays fixed while it closes: browsers do this for open dialogs only.
  position: 'fixed',
  insetBlock: '0 auto',
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  // Low windows: what comes before the results doesn't scroll by itself.
  overflow: 'hidden auto',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.floating,
  opacity: 0,
  transform: `translateY(${rem(-0.5)})`,
  transition: `opacity ${vars.duration.quick} ${vars.easing.out}, transform ${vars.duration.quick} ${vars.easing.out}, display ${vars.duration.quick} allow-discrete, overlay ${vars.duration.quick} allow-discrete`,
  selectors: {
    '&[open]': {
      opacity: 1,
      transform: 'none',
      '@starting-style': { opacity: 0, transform: `translateY(${rem(-0.5)})` },
    },
    '&::backdrop': { backgroundColor: backdropColor, animation: `${fade} ${vars.duration.quick}` },
  },
  '@media': {
    [media.mobile]: { blockSize: '100dvh' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const inner = style({ paddingBlock: `${vars.space[4]} ${vars.space[6]}` });
