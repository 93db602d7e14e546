import { barPadding, media, oneColumn, rem, stack, text, vars } from '@diwan/widgets/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.layout.sectionSmall} ${vars.layout.section}` });

export const title = text.display2;

export const subtitle = style([
  text.lead,
  { marginBlockStart: vars.space[3], maxInlineSize: '44em', color: vars.color.text.secondary },
]);

export const columns = style({
  ...stack(vars.space[9]),
  marginBlockStart: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${rem(13.5)} ${rem(19)} minmax(0, 1fr)`,
      columnGap: `min(${oneColumn}, ${vars.space[9]})`,
      alignItems: 'start',
    },
  },
});

export const heading = style({
  marginBlockEnd: vars.space[4],
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
});

/** Replaced by a field of the form on narrow screens. */
export const elements = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const elementField = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const element = style({
  display: 'block',
  inlineSize: '100%',
  paddingBlock: rem(0.6875),
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  textAlign: 'start',
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.surface.subtle },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});

const mono = { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', direction: 'ltr' } as const;

export const tag = style({
  ...mono,
  display: 'block',
  fontSize: vars.size.tiny,
  color: vars.color.text.muted,
  textAlign: 'start',
  selectors: { ':lang(ar) &': { textAlign: 'end' } },
});

/** On tablets the settings are above the preview, two in a row. */
const pairs = (rowGap: string) =>
  ({
    display: 'grid',
    alignItems: 'start',
    rowGap,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[6] },
    },
  }) as const;
const wholeRow = { gridColumn: '1 / -1' };

export const form = style(pairs(vars.space[5]));
export const formHeading = style([heading, wholeRow]);

export const colors = style({
  ...pairs(vars.space[4]),
  ...wholeRow,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const legend = style({ ...wholeRow, float: 'inline-start', fontWeight: vars.weight.medium });

export const color = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(7.75)}`,
  columnGap: vars.space[4],
  alignItems: 'center',
});

export const swatch = style({
  ...mono,
  gridRow: 'span 2',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: rem(2.75),
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
});

export const colorInput = style({
  inlineSize: rem(1.75),
  blockSize: rem(1.75),
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

export const contrast = style({ fontSize: vars.size.tiny, color: vars.color.text.muted });
export const lowContrast = style({ fontSize: vars.size.tiny, color: vars.color.feedback.error });

export const result = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[5],
});

/** A phone shows one width only. */
export const widths = style({
  display: 'none',
  gap: vars.space[5],
  '@media': { [media.tabletUp]: { display: 'flex' } },
});

export const width = style({
  minBlockSize: rem(2),
  fontSize: vars.size.small,
  color: vars.color.text.muted,
  borderBlockEnd: '1px solid transparent',
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.text.primary, borderBlockEndColor: 'currentColor' },
  },
});

export const preview = style({
  minBlockSize: rem(16),
  padding: vars.space[5],
  border: `1px solid ${vars.color.line.subtle}`,
});

const frameBase = style({
  display: 'block',
  marginInline: 'auto',
  border: 0,
  maxInlineSize: '100%',
  minBlockSize: rem(10),
});

export const frame = styleVariants({ phone: '390px', tablet: '768px', full: '100%' }, (inlineSize) => [
  frameBase,
  { inlineSize },
]);

export const code = style({ marginBlockStart: vars.space[7] });

export const codeHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
});

/** On phones it stays at the bottom, within reach while changing settings. */
export const copy = style({
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.zIndex.header,
      display: 'grid',
      paddingBlock: barPadding(vars.space[3]),
      paddingInline: vars.layout.gutter,
      borderBlockStart: `1px solid ${vars.color.line.subtle}`,
      backgroundColor: vars.color.surface.page,
    },
  },
});

export const lines = style({
  ...mono,
  ...stack(vars.space[3]),
  padding: vars.space[5],
  backgroundColor: vars.color.surface.subtle,
  fontSize: vars.size.tiny,
  lineHeight: 1.75,
  textAlign: 'start',
});

export const line = style({ margin: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const hint = style([text.small, { marginBlockStart: vars.space[4], color: vars.color.text.muted }]);

/** In the page, not in the window's corner, where the header covers it. */
export const skipPreview = style({
  selectors: {
    '&&': { position: 'absolute', insetBlockStart: 'auto', scrollMarginBlock: vars.layout.headerHeight },
    '&:not(:focus-visible)': { clipPath: 'inset(100%)' },
  },
});
