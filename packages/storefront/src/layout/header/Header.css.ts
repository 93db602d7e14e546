import {
  compactHeaderHeight,
  FILLED_BASKETS_MARK,
  largeTextPhone,
  media,
  rem,
  shortScreen,
  smallPhone,
  solidFirst,
  transition,
  vars,
} from '@diwan/widgets/styles';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const { headerHeight } = vars.layout;
globalStyle(':root', {
  vars: { [headerHeight]: rem(4) },
  '@media': {
    [media.tabletUp]: { vars: { [headerHeight]: rem(4.5) } },
    [media.desktop]: { vars: { [headerHeight]: rem(5), [compactHeaderHeight]: rem(4) } },
  },
});

/** Keeps its height while the bar inside shrinks, so that the page doesn't shift. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  flex: 'none',
  blockSize: headerHeight,
  // Lets clicks below the shrunken bar through to the page.
  pointerEvents: 'none',
  '@media': {
    // On low screens (landscape phones, high zoom) the bar would cover too much of the page.
    [shortScreen]: { position: 'relative' },
    print: { display: 'none' },
  },
});

/** Fast at first, and never reaches the end. */
const progress = keyframes({
  '0%': { inlineSize: '8%' },
  '10%': { inlineSize: '45%' },
  '40%': { inlineSize: '80%' },
  '100%': { inlineSize: '95%' },
});

const present = keyframes({ '0%, 100%': { inlineSize: '100%' } });

/** Most pages load sooner and need no indicator. */
const PROGRESS_AFTER = '200ms';

export const bar = style({
  position: 'relative',
  blockSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.page,
  pointerEvents: 'auto',
  transition: transition(['block-size', 'background-color'], 'panel'),
  selectors: {
    [`${header}[data-stuck] &`]: {
      backgroundColor: solidFirst(vars.color.surface.page, 96),
      backdropFilter: 'blur(8px)',
    },
    // Progress line while the next page loads. A border, because forced colours keep borders.
    '[data-loading] > header > &::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '-1px',
      insetInlineStart: 0,
      inlineSize: 0,
      borderBlockEnd: `2px solid ${vars.color.accent.ground}`,
      animation: `${progress} 10s ease-out ${PROGRESS_AFTER} forwards`,
    },
  },
  '@media': {
    [media.desktop]: { selectors: { [`${header}[data-stuck] &`]: { blockSize: compactHeaderHeight } } },
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { '[data-loading] > header > &::after': { animationName: present } },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(1.5),
  blockSize: '100%',
  // Both baskets, search and menu leave little room for the shop's name.
  '@media': { [smallPhone]: { gap: rem(0.5) } },
});

export const homeLink = style({
  display: 'inline-flex',
  minInlineSize: 0,
  '@media': { [largeTextPhone]: { flexShrink: 9, minInlineSize: rem(1.5625) } },
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: rem(0.25),
  marginInlineStart: 'auto',
  // Aligns the last icon, not its round target, with the gutter.
  marginInlineEnd: rem(-0.625),
  '@media': {
    [smallPhone]: { gap: 0 },
    // The icons move closer together.
    [largeTextPhone]: { flexShrink: 1, minInlineSize: 0 },
  },
});

globalStyle(`${tools} > *`, { '@media': { [largeTextPhone]: { flexShrink: 1, minInlineSize: 0 } } });

globalStyle(`:root[${FILLED_BASKETS_MARK}~="cart"] ${tools} [data-basket-target="cart"]`, {
  inlineSize: vars.control.target,
  opacity: 1,
  visibility: 'visible',
});

/** Aligns the text with the gutter, unlike an icon's target. */
export const wayBack = style({
  marginInlineStart: rem(0.75),
  marginInlineEnd: rem(0.625),
  // Behind the receipt the cart is empty.
  selectors: { ':root:has([data-step="placed"]) &': { visibility: 'hidden' } },
});

globalStyle(`${wayBack} svg`, { '@media': { [largeTextPhone]: { display: 'none' } } });

export const language = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const menuButton = style({ '@media': { [media.desktop]: { display: 'none' } } });
