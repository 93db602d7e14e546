import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { stack } from '../theme';
import { bottomBarSpace } from '../theme/bottom-bar.css';
import { largeTextPhone, media } from '../theme/breakpoints';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** In the top layer, above dialogs and partner pages; without popovers at least above the page. */
export const region = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  inset: 'auto',
  insetBlockEnd: `calc(${vars.space[4]} + ${bottomBarSpace})`,
  insetInline: vars.space[4],
  ...stack(vars.space[3]),
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  inlineSize: 'auto',
  // Browsers make popovers `fit-content`, to which WebKit stretches a grid.
  blockSize: 'auto',
  background: 'none',
  color: vars.color.text.primary,
  pointerEvents: 'none',
  selectors: {
    // Below a sticky header.
    '&&[data-at-top]': {
      insetBlock: `calc(${vars.layout.headerHeight} + ${vars.space[3]}) auto`,
    },
  },
  '@media': {
    [media.tabletUp]: {
      insetBlockEnd: `calc(${vars.space[6]} + ${bottomBarSpace})`,
      insetInline: `${vars.space[6]} auto`,
      inlineSize: rem(25),
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[3],
  paddingInlineEnd: vars.space[1],
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.dialog,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.duration.panel} ${vars.easing.out}`,
  '@media': {
    [media.reducedMotion]: { animationName: fade, animationDuration: vars.duration.instant },
    // Two would cover a third of a small phone.
    [media.mobile]: { gap: vars.space[3], selectors: { '&:nth-last-child(n + 2)': { display: 'none' } } },
  },
});

export const picture = style({
  flex: 'none',
  inlineSize: rem(4),
  blockSize: rem(5),
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  '@media': {
    [media.mobile]: { inlineSize: rem(3.5), blockSize: rem(4.375) },
    // With very large text the words need the room.
    [largeTextPhone]: { display: 'none' },
  },
});

export const content = style({ flex: 1, display: 'grid', justifyItems: 'start', minInlineSize: 0 });
// Same size as the message, so that «عرض صندوق التسعير» fits on one line on the smallest phones.
globalStyle(`${content} > :is(a, button)`, { fontSize: 'inherit' });

/** Never truncated: the end says which basket the product went to. */
export const message = style({ margin: 0, overflowWrap: 'anywhere' });
export const failed = style({ color: vars.color.feedback.error });
