import { style } from '@vanilla-extract/css';
import { media, rem, solidFirst, stretchedLink, transition, vars } from '../../../foundation/theme';
import { besideTiles, wideAsTile } from '../../../foundation/theme/layout';

/** Below this width a card shows only the essentials. */
const narrow = '(max-width: 219px)';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  contain: 'inline-size',
});

export const tile = style({
  position: 'relative',
  order: -1,
  display: 'grid',
  // The row is as high as the tile, regardless of the image's aspect ratio.
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

/** Spans two columns and their gap. */
export const wideTile = style(besideTiles);

export const picture = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  transition: `opacity 400ms ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
  selectors: {
    // A wide tile crops a square image at top and bottom; the furniture is in its middle.
    [`${wideTile} &`]: { ...wideAsTile, blockSize: '100%', objectFit: 'cover', maskImage: 'none' },
  },
});

/** The second of two images shows on hover. No image fills its tile, so the first one fades out. */
const underPointer = (opacity: 0 | 1) => ({ selectors: { [`${card}:hover &`]: { opacity } } });
export const firstOfTwo = style(underPointer(0));
export const secondOfTwo = style({ opacity: 0, ...underPointer(1) });

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
  alignItems: 'flex-end',
  gap: vars.space[2],
});

/** Shown on hover or keyboard focus; always visible on devices without hover. */
export const quickView = style({
  '@media': {
    [media.finePointer]: {
      opacity: 0,
      selectors: { [`${card}:hover &, ${card}:focus-within &`]: { opacity: 1 } },
    },
  },
});

/**
 * The container is here and not around the whole card: after a change of language, Chromium 147 sometimes shows none of a
 * container's children, which left cards without name and price.
 */
const inCard = { display: 'grid', containerType: 'inline-size', paddingBlockStart: rem(0.875) } as const;

export const facts = style({ ...inCard, gap: rem(0.1875) });

/* Names and details aren't line-clamped: with a reader's own text spacing, words would be cut off (WCAG 1.4.12). */

export const name = style({
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { ':lang(ar) &': { lineHeight: 1.55 } },
});

/** Buttons are above it, and it is above the picture, which comes after it. */
export const link = style([
  stretchedLink,
  {
    '::after': { zIndex: 1 },
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
  border: solidFirst(vars.color.text.primary, 22, (color) => `1px solid ${color}`),
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** Reserves the height of the dots. */
export const noDot = style({ blockSize: rem(0.875) });

export const moreDots = style({ color: vars.color.text.muted, fontSize: vars.size.tiny, lineHeight: 1 });

/** In a narrow card the details take two lines. */
export const narrowLine = style({
  display: 'none',
  '@container': { '(max-width: 219px)': { display: 'block' } },
});

export const skeletonFacts = style({ ...inCard, transition: transition(['opacity'], 'quick') });
