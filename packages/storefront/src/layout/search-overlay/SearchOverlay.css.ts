import { media, rem, vars } from '@diwan/widgets/styles';
import { keyframes, style } from '@vanilla-extract/css';

const fade = keyframes({ from: { opacity: 0 } });

/** Drops from the top of the window; on phones it is the whole screen. */
export const overlay = style({
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '100dvh',
  overflow: 'hidden',
  backgroundColor: vars.color.white,
  color: vars.color.ink,
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
  },
  '@media': {
    [media.mobile]: { blockSize: '100dvh' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const inner = style({ paddingBlock: `${vars.space[4]} ${vars.space[6]}` });

export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.ink}`,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  paddingBlock: vars.space[4],
  border: 0,
  background: 'none',
  appearance: 'none',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: rem(2),
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.ink500, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The line below it is its ring.
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { [media.mobile]: { fontSize: rem(1.375) } },
});

/** Keeps the results at hand above a phone's keyboard (spec §2). */
export const results = style({ maxBlockSize: '300px', overflowY: 'auto', overscrollBehavior: 'contain' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rem(3)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: rem(4),
  lineHeight: 1.4,
  paddingBlock: '2px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const link = style([
  row,
  { selectors: { '&:hover, &:focus-visible': { backgroundColor: vars.color.plaster50 } } },
]);

export const thumb = style({
  inlineSize: rem(3),
  blockSize: rem(3.75),
  backgroundColor: vars.color.plaster100,
  overflow: 'hidden',
});

export const match = style({ fontWeight: vars.weight.medium });

export const code = style({ display: 'block', color: vars.color.ink500, fontSize: vars.size.tiny });

export const message = style({ paddingBlock: vars.space[6], color: vars.color.ink700 });

export const status = style({
  paddingBlockStart: vars.space[3],
  color: vars.color.ink500,
  fontSize: vars.size.small,
});
