import { media, rem, vars } from '@diwan/widgets/styles';
import { keyframes, style } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 0 } });

/** Drops from the top of the window; on phones it is the whole screen. */
export const overlay = style({
  // Also while it closes; browsers position only open dialogs as fixed.
  position: 'fixed',
  insetBlock: '0 auto',
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  overflow: 'hidden',
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
    '&::backdrop': { backgroundColor: vars.color.backdrop, animation: `${fade} ${vars.duration.quick}` },
    '&[data-in-place][open]': { '@starting-style': { opacity: 1, transform: 'none' } },
    '&[data-in-place]::backdrop': { animation: 'none' },
  },
  '@media': {
    [media.mobile]: { blockSize: '100dvh' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const inner = style({ paddingBlock: `${vars.space[4]} ${vars.space[6]}` });

/** Takes the overlay's place while its code loads. */
export const early = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.menu,
  paddingBlock: `${vars.space[4]} ${vars.space[6]}`,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.mobile]: { blockSize: '100dvh' },
    // On phones it covers the page: a shadow nobody sees would only delay the response to the tap.
    [media.tabletUp]: { boxShadow: `${vars.shadow.floating}, 0 0 0 100vmax ${vars.color.backdrop}` },
  },
});

/** Looks like the overlay's own row. */
export const earlyRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.strong}`,
});

export const earlyField = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[4],
  paddingInline: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.h2,
  lineHeight: 1.3,
  selectors: {
    // When empty, the placeholder follows the page's direction.
    '&:not(:placeholder-shown)': { unicodeBidi: 'plaintext', textAlign: 'start' },
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': {
    [media.mobile]: {
      fontSize: vars.size.h3,
      selectors: { '&::placeholder': { fontSize: vars.size.large } },
    },
  },
});
