import { style } from '@vanilla-extract/css';
import { keepColor, vars } from '../theme';

/* Paper is measured in millimetres and points, and is white with dark ink whatever the screen shows. */

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
  '@media': { print: { inlineSize: 'auto', minBlockSize: 0, padding: 0 } },
});

export const letterhead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockEnd: '5mm',
  marginBlockEnd: '6mm',
  borderBlockEnd: rule,
});

export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '8mm',
  marginBlockEnd: '6mm',
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
});

const cellRules = {
  paddingBlock: '2.2mm',
  paddingInline: '1.5mm',
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.weight.text,
} as const;

export const cell = style(cellRules);

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

export const line = style({ breakInside: 'avoid', borderBlockEnd: hairline, verticalAlign: 'top' });

export const pictureCell = style({ ...cellRules, paddingInlineStart: 0 });

export const picture = style([
  keepColor,
  { position: 'relative', inlineSize: '18mm', blockSize: '15.5mm', overflow: 'hidden' },
]);

export const productCode = style({ fontSize: '7pt' });

export const quantity = style({ ...cellRules, textAlign: 'center' });

export const number = style({ ...cellRules, textAlign: 'end' });

/** Figures stand at the same edge in both scripts. */
export const figure = style({ textAlign: 'inherit', selectors: { '&[dir="rtl"]': { textAlign: 'start' } } });

export const name = style({ fontSize: '9.5pt', fontWeight: vars.weight.medium });

export const choice = style({ fontSize: '7.5pt' });

export const swatch = style({
  display: 'inline-block',
  inlineSize: '2.6mm',
  blockSize: '2.6mm',
  border: hairline,
  borderRadius: vars.radius.full,
  verticalAlign: '-0.4mm',
});

/** Totals, notes and code stay on one page. */
export const together = style({ breakInside: 'avoid' });

export const sum = style({ borderBlockEnd: hairline });

export const lastSum = style({ borderBlockEnd: rule, fontSize: '10pt', fontWeight: vars.weight.medium });

export const sumLabel = style({ ...cellRules, paddingInlineStart: 0, fontWeight: 'inherit' });

export const remark = style({ color: vars.color.text.muted, fontSize: '7.5pt' });

export const end = style({ breakInside: 'avoid', marginBlockStart: '6mm', fontSize: '7.5pt' });

export const noteTitle = style({ fontSize: '8.5pt', fontWeight: vars.weight.medium });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: '1fr 34mm 1fr',
  columnGap: '8mm',
  alignItems: 'center',
  borderBlockStart: hairline,
  paddingBlockStart: '4mm',
});

/** 30 mm of modules and the quiet zone around them. */
export const code = style({ inlineSize: '34mm', blockSize: '34mm' });
