import { barPadding, media, oneColumn, rem, stack, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

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
      gridTemplateColumns: `${rem(20)} minmax(0, 1fr)`,
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

const wholeRow = { gridColumn: '1 / -1' };

/** On tablets the settings are above the code, two in a row. */
export const form = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const formHeading = style([heading, wholeRow, { marginBlockEnd: 0 }]);

export const colors = style({
  ...stack(vars.space[4]),
  ...wholeRow,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const legend = style({ float: 'inline-start', fontWeight: vars.weight.medium });

export const color = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  alignItems: 'center',
});

export const colorInput = style({
  gridRow: 'span 2',
  inlineSize: rem(4),
  blockSize: rem(2.75),
  padding: vars.space[1],
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  order: 1,
});

export const contrast = style({ fontSize: vars.size.small, color: vars.color.text.muted, order: 2 });
export const lowContrast = style([contrast, { color: vars.color.feedback.error }]);

export const result = style({
  ...stack(vars.space[8]),
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

/** The heading of the code or the preview, and what can be done with it. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
});

/** A phone shows one width only. */
export const widths = style({
  display: 'none',
  gap: vars.space[5],
  '@media': { [media.tabletUp]: { display: 'flex' } },
});

export const width = style([
  text.small,
  {
    minBlockSize: rem(2),
    color: vars.color.text.muted,
    borderBlockEnd: '1px solid transparent',
    selectors: {
      '&[aria-pressed="true"]': { color: vars.color.text.primary, borderBlockEndColor: 'currentColor' },
    },
  },
]);

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
  ...stack(vars.space[3]),
  padding: vars.space[5],
  backgroundColor: vars.color.surface.subtle,
  fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace',
  fontSize: vars.size.tiny,
  lineHeight: 1.75,
  textAlign: 'start',
});

export const line = style({ margin: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const hint = style([text.small, { marginBlockStart: vars.space[4], color: vars.color.text.muted }]);

export const preview = style({ padding: vars.space[5], border: `1px solid ${vars.color.line.subtle}` });

export const frame = style({
  display: 'block',
  maxInlineSize: '100%',
  minBlockSize: rem(10),
  marginInline: 'auto',
  // A banner as tall as its window would grow with each new height.
  maxBlockSize: '80vh',
  border: 0,
});
