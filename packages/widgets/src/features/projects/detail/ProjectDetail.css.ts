import { globalStyle, style } from '@vanilla-extract/css';
import {
  centered,
  fluid,
  media,
  oneColumn,
  spread,
  stack,
  text,
  vars,
  withAlpha,
} from '../../../foundation/theme';

export const page = style({ paddingBlock: `${vars.layout.sectionSmall} ${vars.layout.section}` });

export const columns = style({
  ...stack(vars.space[8]),
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7fr 4fr', columnGap: oneColumn, alignItems: 'start' },
  },
});

export const description = style(stack(vars.space[6]));

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

export const section = style({ marginBlockStart: vars.layout.section });

export const sectionHead = style({
  ...spread(`${vars.space[3]} ${vars.space[6]}`),
  marginBlockEnd: vars.space[7],
});

export const sectionTitle = text.h1;

export const quantity = style([
  text.small,
  { marginBlockStart: vars.space[1], color: vars.color.text.muted },
]);

export const relatedGrid = style({
  ...stack(`${fluid(2, 1.4429, 2.2857, 3.5)} ${vars.layout.gap}`),
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

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

const { inverse } = vars.color.surface;
const shade = (strong: string, weak: string) =>
  `linear-gradient(to top, ${strong}, ${weak} calc(100% - ${vars.space[11]}), transparent)`;

export const cover = style({ position: 'absolute', inset: 0, zIndex: -1 });

/** The gradient behind the text is as high as the text. */
export const content = style({
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
    backgroundImage: [shade(inverse, inverse), shade(withAlpha(inverse, 84), withAlpha(inverse, 62))],
  },
});

// The breadcrumbs are white on the image.
globalStyle(`${content} nav *`, { color: 'inherit' });

export const title = text.display2;

export const pictures = style({
  ...stack(vars.layout.gap),
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
  ...centered,
  padding: vars.space[4],
  backgroundColor: vars.color.backdrop,
  color: vars.color.text.inverse,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
});
