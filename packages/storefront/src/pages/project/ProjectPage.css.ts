import { fluid, media, oneColumn, stack, text, vars, withAlpha } from '@diwan/widgets/styles';
import { globalStyle, style } from '@vanilla-extract/css';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '70svh',
  paddingBlock: vars.space[8],
  overflow: 'hidden',
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  isolation: 'isolate',
});

const shade = (percent: number) => withAlpha(vars.color.surface.inverse, percent);

export const cover = style({ position: 'absolute', inset: 0, zIndex: -1 });

/** The words stand on a shade that is as high as they are. */
export const bannerWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[11]}) calc(-1 * ${vars.space[8]})`,
    insetInline: 'calc(50% - 50vw)',
    zIndex: -1,
    backgroundImage: `linear-gradient(to top, ${shade(84)}, ${shade(62)} calc(100% - ${vars.space[11]}), transparent)`,
  },
});

// The way back is white on the picture.
globalStyle(`${bannerWords} nav *`, { color: 'inherit' });

export const title = text.display2;

export const page = style({ paddingBlock: `${vars.layout.sectionSmall} ${vars.layout.section}` });

export const columns = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 4fr', columnGap: oneColumn, alignItems: 'start' },
  },
});

export const words = style(stack(vars.space[6]));

export const lead = text.lead;

export const aside = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

export const pictures = style({
  display: 'grid',
  gap: vars.layout.gap,
  marginBlockStart: vars.layout.sectionSmall,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: '2fr 1fr',
      gridTemplateRows: 'repeat(2, 1fr)',
    },
  },
});

export const pictureButton = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
  '@media': {
    [media.tabletUp]: { selectors: { '&:first-child': { gridRow: '1 / 3', aspectRatio: 'auto' } } },
  },
});

export const more = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  backgroundColor: vars.color.backdrop,
  color: vars.color.text.inverse,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
});

export const related = style({ marginBlockStart: vars.layout.section });

export const relatedTitle = style([text.h1, { marginBlockEnd: vars.space[7] }]);

export const relatedGrid = style({
  display: 'grid',
  gap: `${fluid(2, 1.4429, 2.2857, 3.5)} ${vars.layout.gap}`,
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
