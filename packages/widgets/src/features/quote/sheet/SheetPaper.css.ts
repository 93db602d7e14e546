import { style, styleVariants } from '@vanilla-extract/css';
import { keepColor, media, rem, vars } from '../../../foundation/theme';

/* The sheet is sized in millimetres and points, and is dark on white whatever the theme. */

/** Phones show the sheet's content in the page's language and in columns that fit; the printed sheet doesn't change. */
const phone = `screen and ${media.mobile}`;
/** The sheet is slightly wider than such a screen. */
const narrowTablet = `screen and ${media.tabletUp} and (max-width: 880px)`;

/** Content in one language: on a phone only the page's language is shown. */
export const inLanguage = styleVariants({ en: ':root:lang(ar) &', ar: ':root:lang(en) &' }, (otherPage) => ({
  // The inherited typeface is that of the page's language.
  fontFamily: vars.font.text,
  '@media': { [phone]: { selectors: { [otherPage]: { display: 'none' } } } },
}));

const hairline = `0.18mm solid ${vars.color.line.subtle}`;
const rule = `0.3mm solid ${vars.color.text.primary}`;

export const sheet = style({
  page: 'quote-sheet',
  boxSizing: 'border-box',
  inlineSize: '210mm',
  minBlockSize: '297mm',
  padding: '13mm 14mm',
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontSize: '8.5pt',
  lineHeight: 1.5,
  '@media': {
    print: { inlineSize: 'auto', minBlockSize: 0, padding: 0 },
    [narrowTablet]: { zoom: 0.88 },
    [phone]: {
      inlineSize: 'auto',
      minBlockSize: 0,
      padding: vars.space[4],
      fontSize: vars.size.small,
    },
  },
});

export const letterhead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockEnd: '5mm',
  marginBlockEnd: '6mm',
  borderBlockEnd: rule,
  '@media': { [phone]: { selectors: { ':root:lang(ar) &': { flexDirection: 'row-reverse' } } } },
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '8mm',
  marginBlockEnd: '6mm',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: '21pt',
  lineHeight: 1.3,
  selectors: { ':lang(ar) &': { fontSize: '18pt' } },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  columnGap: '6mm',
  marginBlockStart: '2mm',
});

export const label = style({ color: vars.color.text.muted });

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  verticalAlign: 'top',
  '@media': { [phone]: { display: 'block' } },
});

/** On phones each figure of a line has its own heading. */
export const head = style({ '@media': { [phone]: { display: 'none' } } });

export const rows = style({ '@media': { [phone]: { display: 'block' } } });

export const ownHeading = style([
  { display: 'none', color: vars.color.text.muted },
  { '@media': { [phone]: { display: 'block', fontSize: vars.size.tiny } } },
]);

const cellRules = {
  paddingBlock: '2.2mm',
  paddingInline: '1.5mm',
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.text,
} as const;

const onPhone = (rules: { gridColumn?: string; gridRow?: string }) => ({
  '@media': { [phone]: { padding: 0, textAlign: 'start' as const, ...rules } },
});

/** The piece, next to its image. */
export const cell = style({ ...cellRules, ...onPhone({ gridColumn: '2 / -1', gridRow: '1' }) });

export const headCell = style({
  ...cellRules,
  verticalAlign: 'bottom',
  borderBlockEnd: rule,
  fontSize: '7.5pt',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
  },
});

export const numberHead = style({
  ...cellRules,
  verticalAlign: 'bottom',
  borderBlockEnd: rule,
  fontSize: '7.5pt',
  textAlign: 'end',
});

export const quantityHead = style([numberHead, { textAlign: 'center' }]);

export const line = style({
  breakInside: 'avoid',
  borderBlockEnd: hairline,
  verticalAlign: 'top',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: `${rem(4.5)} 1fr auto`,
      gap: `${vars.space[2]} ${vars.space[3]}`,
      paddingBlock: vars.space[4],
      selectors: { ':root:lang(ar) &': { direction: 'rtl' } },
    },
  },
});

export const pictureCell = style({
  ...cellRules,
  paddingInlineStart: 0,
  ...onPhone({ gridColumn: '1', gridRow: '1' }),
});

export const picture = style([
  keepColor,
  {
    position: 'relative',
    inlineSize: '18mm',
    blockSize: '15.5mm',
    overflow: 'hidden',
    '@media': { [phone]: { inlineSize: 'auto', blockSize: rem(5) } },
  },
]);

export const productCode = style({
  fontSize: '7pt',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: vars.size.tiny } },
});

export const quantity = style({ ...cellRules, textAlign: 'center', ...onPhone({ gridRow: '2' }) });

export const number = style({ ...cellRules, textAlign: 'end', ...onPhone({ gridRow: '2' }) });

/** Figures are aligned to the same edge in both scripts. */
export const figure = style({
  textAlign: 'inherit',
  selectors: { '&[dir="rtl"]': { textAlign: 'start' } },
});

export const name = style({
  fontSize: '9.5pt',
  fontWeight: vars.weight.medium,
  '@media': { [phone]: { fontSize: vars.size.control } },
});

export const choice = style({
  fontSize: '7.5pt',
  '@media': { [phone]: { fontSize: vars.size.small } },
});

export const swatch = style({
  display: 'inline-block',
  inlineSize: '2.6mm',
  blockSize: '2.6mm',
  border: hairline,
  borderRadius: vars.radius.full,
  verticalAlign: '-0.4mm',
});

/** Keeps totals, notes and code on one page. */
export const together = style({ breakInside: 'avoid' });

/** Label at the inline start, amount at the end: in cell order, since the sheet is left to right. */
const spread = { display: 'flex', justifyContent: 'space-between', paddingBlock: vars.space[2] } as const;

export const sum = style({ borderBlockEnd: hairline, '@media': { [phone]: spread } });

export const lastSum = style({
  borderBlockEnd: rule,
  fontSize: '10pt',
  fontWeight: vars.weight.medium,
  '@media': { [phone]: { ...spread, fontSize: vars.size.control } },
});

export const sumLabel = style({
  ...cellRules,
  paddingInlineStart: 0,
  fontWeight: 'inherit',
  '@media': { [phone]: { padding: 0 } },
});

export const remark = style({
  color: vars.color.text.muted,
  fontSize: '7.5pt',
  '@media': { [phone]: { display: 'block', paddingBlock: vars.space[2], fontSize: vars.size.small } },
});

export const remarkCell = style({ '@media': { [phone]: { display: 'block', padding: 0 } } });

export const end = style({
  breakInside: 'avoid',
  marginBlockStart: '6mm',
  fontSize: '7.5pt',
  '@media': { [phone]: { fontSize: vars.size.small } },
});

export const noteTitle = style({
  fontSize: '8.5pt',
  fontWeight: vars.weight.medium,
  '@media': { [phone]: { fontSize: vars.size.small } },
});

export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 34mm 1fr',
  columnGap: '8mm',
  alignItems: 'center',
  borderBlockStart: hairline,
  paddingBlockStart: '4mm',
  '@media': {
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[4], justifyItems: 'center' },
  },
});

/** 30 mm of modules plus the quiet zone. */
export const code = style({ inlineSize: '34mm', blockSize: '34mm' });
