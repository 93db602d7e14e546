import { style } from '@vanilla-extract/css';
import { media, rem, stretchedLink, transition, vars, withAlpha } from '../theme';

/** Below this width a card keeps to the essentials. */
const narrow = '(max-width: 219px)';

export const card = style({ position: 'relative', minInlineSize: 0, containerType: 'inline-size' });

export const tile = style({
  position: 'relative',
  display: 'grid',
  // As high as the tile and no higher, whatever the picture would like.
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

/** Two columns and the gap between them, exactly as high as the tiles beside it. */
export const wideTile = style({
  aspectRatio: 'auto',
  blockSize: `calc((100cqi - ${vars.layout.gap}) * 0.625)`,
});

export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  transition: `opacity 400ms ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
  selectors: {
    // A wide tile cuts a square picture above and below; furniture stands in its middle.
    [`${wideTile} &`]: { blockSize: '100%', objectFit: 'cover', maskImage: 'none' },
  },
});

/** Of two pictures the pointer shows the other; neither fills its tile, so one goes as the other comes. */
const underPointer = (opacity: 0 | 1) => ({ [`${card}:hover &`]: { opacity } });
export const firstOfTwo = style({ '@media': { [media.finePointer]: { selectors: underPointer(0) } } });
/** A touch screen, which would keep it after a tap, doesn't download it. */
export const secondOfTwo = style({
  display: 'none',
  '@media': { [media.finePointer]: { display: 'block', opacity: 0, selectors: underPointer(1) } },
});

export const badges = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: rem(0.375),
});

export const actions = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  zIndex: vars.zIndex.cardAction,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
});

/** Comes with the pointer or the keyboard; where nothing hovers, it is always there. */
export const quickView = style({
  '@media': {
    [media.finePointer]: {
      opacity: 0,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
  },
});

export const facts = style({ display: 'grid', gap: rem(0.1875), paddingBlockStart: rem(0.875) });

/* Neither is cut after some lines: with the spacing a reader sets, words would be lost (WCAG 1.4.12). */

export const name = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  selectors: { ':lang(ar) &': { lineHeight: 1.55 } },
});

/** Buttons lie above it. */
export const link = style([
  stretchedLink,
  {
    '@media': {
      [media.finePointer]: {
        selectors: { [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
      },
    },
  },
]);

export const details = style({
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const price = style({ marginBlockStart: vars.space[1], color: vars.color.text.primary });

export const dots = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(0.4375),
  marginBlockStart: vars.space[2],
  '@container': { [narrow]: { display: 'none' } },
});

export const dot = style({
  inlineSize: rem(0.875),
  blockSize: rem(0.875),
  border: `1px solid ${withAlpha(vars.color.text.primary, 22)}`,
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** The room of one. */
export const noDot = style({ blockSize: rem(0.875) });

export const moreDots = style({ color: vars.color.text.muted, fontSize: vars.size.tiny, lineHeight: 1 });

/** In a narrow card the details of a product take two lines. */
export const narrowLine = style({
  display: 'none',
  '@container': { '(max-width: 219px)': { display: 'block' } },
});

export const skeletonFacts = style({
  display: 'grid',
  paddingBlockStart: rem(0.875),
  transition: transition(['opacity'], 'quick'),
});
