import { media, rem, vars } from '@diwan/widgets/styles';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(0.5)})` } });
const appear = keyframes({ from: { opacity: 0 } });
const still = { '@media': { [media.reducedMotion]: { animation: 'none' } } };

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: vars.zIndex.menu,
  maxBlockSize: `calc(100dvh - ${vars.layout.headerHeight})`,
  overflowY: 'auto',
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.duration.quick} ${vars.easing.out}`,
  ...still,
});

const columnGap = vars.space[9];

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  columnGap,
  paddingBlock: rem(2.75),
});

export const category = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.space[9],
  borderBlockEnd: '1px solid transparent',
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  fontSize: vars.size.h4,
  selectors: { '&[data-shown]': { borderBlockEndColor: vars.color.line.strong } },
});

export const arrow = style({
  visibility: 'hidden',
  selectors: { [`${category}[data-shown] &`]: { visibility: 'visible' } },
});

/** Two columns wide: the second one is for the subcategories, which are nested in their category. */
export const categories = style({
  position: 'relative',
  paddingInlineEnd: `calc(50% + ${columnGap} / 2)`,
});

export const side = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(50% + ${columnGap} / 2)`,
  insetInlineEnd: 0,
  borderInlineStart: `1px solid ${vars.color.line.subtle}`,
  paddingInlineStart: vars.space[9],
});

export const subcategory = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.target,
  fontSize: vars.size.body,
  selectors: {
    '&:hover': {
      color: vars.color.accent.ground,
      textDecoration: 'underline',
      textUnderlineOffset: '0.28em',
    },
    'li:first-child > &': { fontWeight: vars.weight.medium },
  },
});

export const pictureFrame = style({
  alignSelf: 'start',
  blockSize: rem(23.5),
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

/** Pictures fade in; they are keyed by category, so each change restarts the animation. */
export const picture = style({ animation: `${appear} 400ms ${vars.easing.out}`, ...still });
