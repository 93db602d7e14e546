import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { backdropColor } from '../../theme/backdrop.css';
import { media } from '../../theme/breakpoints';
import { safeArea } from '../../theme/safe-area';
import { rem } from '../../theme/scales';
import { vars } from '../../theme/vars.css';

/** Transform of the closed dialog, from and to which it animates. */
const away = createVar();
/** Inline padding of the dialog's content. */
const inset = createVar();
const fadeIn = keyframes({ from: { opacity: 0 } });
const leave = `calc(${vars.duration.panel} * 0.7) ${vars.easing.in}`;

export const dialog = style({
  vars: { [away]: 'none', [inset]: vars.space[6] },
  // Styles that don't depend on `open` are set here, so that a closing dialog keeps its look. Browsers only make open
  // ones fixed.
  position: 'fixed',
  insetBlock: 0,
  flexDirection: 'column',
  margin: 'auto',
  padding: 0,
  border: 0,
  maxInlineSize: '100%',
  maxBlockSize: '100dvh',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.dialog,
  opacity: 0,
  transform: away,
  pointerEvents: 'none',
  transition: `opacity ${leave}, transform ${leave}, display ${leave} allow-discrete, overlay ${leave} allow-discrete`,
  selectors: {
    '&[open]': {
      display: 'flex',
      opacity: 1,
      transform: 'none',
      pointerEvents: 'auto',
      transitionDuration: vars.duration.panel,
      transitionTimingFunction: vars.easing.out,
      '@starting-style': { opacity: 0, transform: away },
    },
    '&::backdrop': { backgroundColor: backdropColor, animation: `${fadeIn} ${vars.duration.panel}` },
    '&&': {
      '@media': {
        [media.reducedMotion]: { vars: { [away]: 'none' }, transitionDuration: vars.duration.instant },
      },
    },
  },
});

const centred = (inlineSize: number) => ({
  vars: { [away]: 'translateY(8px)' },
  inlineSize: `min(${rem(inlineSize)}, 100% - ${rem(2)})`,
  maxBlockSize: `calc(100dvh - ${rem(2)})`,
  borderRadius: vars.radius.medium,
});

export const variants = styleVariants({
  /** A question or a short form, centred. */
  modal: centred(32),
  /** Longer content, such as a receipt, centred. */
  letter: [centred(35), { '@media': { [media.tabletUp]: { vars: { [inset]: rem(2.75) } } } }],
  /** Visual content: quick view. On phones it slides up from the bottom. */
  sheet: {
    '@media': {
      [media.mobile]: {
        vars: { [away]: 'translateY(100%)' },
        marginBlockEnd: 0,
        paddingBlockEnd: safeArea.bottom,
        inlineSize: '100%',
        blockSize: '92dvh',
      },
      [media.tabletUp]: centred(65),
    },
  },
  /** Slides in from the inline end: menus. */
  drawer: {
    vars: { [away]: `translateX(calc(100% * ${vars.direction}))` },
    marginBlock: 0,
    marginInlineEnd: 0,
    paddingBlock: `${safeArea.top} ${safeArea.bottom}`,
    paddingInlineEnd: safeArea.inline,
    inlineSize: `min(${rem(26.25)}, 100%)`,
    blockSize: '100dvh',
  },
  /** Full screen: forms on phones. */
  screen: {
    vars: { [away]: 'translateY(100%)' },
    paddingBlock: `${safeArea.top} ${safeArea.bottom}`,
    paddingInline: safeArea.inline,
    inlineSize: '100%',
    blockSize: '100dvh',
    maxInlineSize: 'none',
    boxShadow: 'none',
  },
  /** Full screen on a dark background: galleries. */
  fullscreen: {
    paddingBlock: `${safeArea.top} ${safeArea.bottom}`,
    paddingInline: safeArea.inline,
    inlineSize: '100%',
    blockSize: '100dvh',
    maxInlineSize: 'none',
    backgroundColor: vars.color.surface.inverse,
    color: vars.color.text.inverse,
    boxShadow: 'none',
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  paddingInlineStart: inset,
  paddingInlineEnd: vars.space[4],
});

export const heading = style({ display: 'grid', alignSelf: 'center', gap: vars.space[4], minInlineSize: 0 });

/** Focused only so that screen readers start reading here. */
export const title = style({
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

export const body = style({
  // A basis of 0 % would collapse it in WebKit, where a dialog is as high as its content.
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: inset,
  paddingBlockEnd: inset,
  selectors: { [`${variants.fullscreen} > &`]: { padding: 0 } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
