import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { centered } from '../theme';
import { media } from '../theme/breakpoints';
import { transition } from '../theme/motion';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

/** The gap between slides, for the script. Exports only the value. */
export const slideGap: string = vars.layout.gap;
/** Padding after the last slide of a full-bleed row, for the script, which would reset the style's own. */
export const slideGutter: string = vars.layout.gutter;

export const slider = style({
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"head" "track" "controls"',
  '@media': {
    [media.tabletUp]: {
      gridTemplateAreas: '"head controls" "track track"',
      gridTemplateColumns: '1fr auto',
      columnGap: vars.space[5],
    },
  },
});

export const head = style({ gridArea: 'head', minInlineSize: 0, marginBlockEnd: vars.space[6] });

export const track = style({
  gridArea: 'track',
  minInlineSize: 0,
  // Contains the slides' z-indexes: controls are above all of them.
  isolation: 'isolate',
  // A plain scrolling row until the slider's script runs, or without it.
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  selectors: { '.is-initialized > &': { overflow: 'hidden', scrollSnapType: 'none' } },
});

/** The row extends to the screen's edge, where the next slide is partly visible; the last one ends with the column. */
export const bleed = style({
  marginInlineEnd: `calc(-1 * ${vars.layout.gutter})`,
  paddingInlineEnd: vars.layout.gutter,
});

export const row = style({ display: 'flex', backfaceVisibility: 'hidden' });

export const slide = style({
  position: 'relative',
  flex: 'none',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  selectors: { '&:not(:last-child)': { marginInlineEnd: vars.layout.gap } },
});

/** Width of a slide if `count` are visible; with a fraction, the next one is partly visible up to the screen's edge. */
const inView = (count: number) => {
  const room = Number.isInteger(count) ? '100%' : `100% + ${vars.layout.gutter}`;
  return { inlineSize: `calc((${room} - ${Math.ceil(count) - 1} * ${vars.layout.gap}) / ${count})` };
};
/** A phone on which the visitor has enlarged the text. */
const largeText = '(max-width: 17em)';
const from = (width: number) => `(min-width: ${width / 16}em)`;

/** Number of visible slides. */
export const layouts = styleVariants({
  single: { inlineSize: '100%' },
  /** 1 · 2 · 3 from 300, 767 and 999 px (spec §9, categories slider). */
  threeUp: {
    ...inView(1.18),
    '@media': { [from(767)]: inView(2), [from(999)]: inView(3.2) },
  },
  fourUp: {
    ...inView(2.2),
    '@media': { [largeText]: inView(1.18), [media.tabletUp]: inView(3), [media.desktop]: inView(4) },
  },
  twoUp: { ...inView(1.12), '@media': { [media.tabletUp]: inView(2), [media.desktop]: inView(2.2) } },
});

/** Fading slides are stacked before the script runs, to prevent a layout shift. */
export const fading = style({});

// Slides are as high as the tallest one: their content fills them.
globalStyle(`${fading} > ${row} > ${slide}`, { display: 'grid' });

// Browsers that don't know the query apply what stands outside it.
const scriptless = '(scripting: none)';
// With `hidden`, elements that stick in a slide would follow the row instead of the window.
globalStyle(`${slider} > ${fading}`, { overflow: 'clip', '@media': { [scriptless]: { overflowX: 'auto' } } });
globalStyle(`${fading} > ${row}`, { display: 'grid', '@media': { [scriptless]: { display: 'flex' } } });
globalStyle(`${fading} > ${row} > ${slide}`, {
  gridArea: '1 / 1',
  margin: 0,
  opacity: 0,
  zIndex: 0,
  // Splide's transform would move the wrong way in right-to-left text.
  transform: 'none !important',
  '@media': { [scriptless]: { opacity: 1 } },
});
const shown = { opacity: 1, zIndex: 1 };
globalStyle(`${slider}:not(.is-initialized) > ${fading} > ${row} > ${slide}:first-child`, shown);
globalStyle(`${fading} > ${row} > ${slide}.is-active`, shown);
globalStyle(`.splide__track--draggable > ${row}`, { userSelect: 'none', WebkitTouchCallout: 'none' });
globalStyle('.splide__sr', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const controls = style({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});

export const places = styleVariants({
  /** Next to the heading; below the slides on phones. */
  head: [
    controls,
    {
      marginBlockStart: vars.space[5],
      '@media': {
        [media.tabletUp]: { marginBlockStart: 0, marginBlockEnd: vars.space[6], alignSelf: 'end' },
      },
    },
  ],
  /** On the image, at its bottom end. */
  overlay: [
    controls,
    {
      gridArea: 'track',
      position: 'absolute',
      // Above the current slide.
      zIndex: 2,
      insetBlockEnd: vars.space[4],
      insetInlineEnd: vars.layout.gutter,
      gap: '2px',
    },
  ],
});

/** Without script, or if everything fits, there is nothing to control; the space is kept to prevent a layout shift. */
export const idle = style({ visibility: 'hidden' });

export const dot = style({
  ...centered,
  inlineSize: rem(1.5),
  blockSize: rem(1.5),
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: '8px',
      blockSize: '8px',
      border: `1px solid ${vars.color.line.strong}`,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.surface.raised,
      transition: transition(['inline-size', 'background-color'], 'quick'),
    },
    '&[aria-current="true"]::before': { inlineSize: '22px', backgroundColor: vars.color.line.strong },
  },
});
