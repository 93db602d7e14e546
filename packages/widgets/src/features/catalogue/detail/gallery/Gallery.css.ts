import { style } from '@vanilla-extract/css';
import { media, rem, vars } from '../../../../foundation/theme';
import { notPrinted } from '../../../../foundation/theme/patterns.css';
import * as zoomableStyles from '../../../../foundation/ui/ZoomablePicture.css';

export const gallery = style({
  display: 'grid',
  // No wider than the page: a picture that fails to load has the width of its file.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${rem(5.25)} minmax(0, 1fr)`,
      gridTemplateAreas: '"thumbs stage" "thumbs further"',
      gap: vars.space[4],
      alignItems: 'start',
    },
  },
});

export const stage = style({
  position: 'relative',
  aspectRatio: '1 / 1',
  backgroundColor: vars.color.surface.muted,
  '@media': {
    // Full-bleed.
    [media.mobile]: { marginInline: `calc(-1 * ${vars.layout.gutter})` },
    [media.desktop]: { gridArea: 'stage', aspectRatio: '1 / 1.04' },
    print: { marginInline: 0 },
  },
});

export const track = style({
  display: 'flex',
  blockSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  // The placeholder shows instead.
  ':empty': { display: 'none' },
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const slide = style({ flex: 'none', inlineSize: '100%', scrollSnapAlign: 'start' });

/** The slide a page scrolls to initially if it opens with a chosen colour, without any script. */
export const openingSlide = style({ scrollInitialTarget: 'nearest' });

export const magnified = style({
  '@media': {
    [media.finePointer]: {
      transformOrigin: 'var(--zoom-origin, 50% 50%)',
      transition: `transform ${vars.duration.instant} ease`,
      selectors: { [`${zoomableStyles.button}:hover &`]: { transform: 'scale(2.5)' } },
    },
  },
});

export const thumbs = style([
  {
    display: 'flex',
    gap: rem(0.625),
    // Space for the outline of the current thumbnail.
    margin: `calc(-1 * ${vars.space[1]})`,
    padding: vars.space[1],
    overflowX: 'auto',
    scrollPadding: vars.space[1],
    scrollbarWidth: 'none',
    '@media': {
      [media.desktop]: {
        gridArea: 'thumbs',
        position: 'sticky',
        insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[7]})`,
        flexDirection: 'column',
        gap: vars.space[3],
        maxBlockSize: `calc(100svh - ${vars.layout.headerHeight} - ${vars.space[9]})`,
        overflowY: 'auto',
      },
    },
  },
  notPrinted,
]);

export const thumb = style({
  display: 'block',
  inlineSize: rem(4.5),
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  selectors: {
    '&[aria-current="true"]:not(:focus-visible)': {
      outline: `1.5px solid ${vars.color.line.strong}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.desktop]: { inlineSize: '100%' } },
});

export const further = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      gridArea: 'further',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: vars.space[4],
    },
  },
});

export const furtherPicture = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});
