import { style } from '@vanilla-extract/css';
import { media, rem, spread, text, vars } from '../../../foundation/theme';

export const line = style({
  display: 'grid',
  gridTemplateColumns: `min(${rem(6)}, 34%) minmax(0, 1fr)`,
  gridTemplateAreas: '"tile head" "choices choices" "controls controls"',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [media.tabletUp]: {
      gridTemplateColumns: `${rem(7.5)} minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"tile head" "tile choices" "tile controls"',
      columnGap: vars.space[5],
      paddingBlock: rem(1.75),
    },
  },
});

/** The image's cell. */
export const tile = style({ gridArea: 'tile' });

export const head = style({
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [media.tabletUp]: { flexDirection: 'row', justifyContent: 'space-between', columnGap: vars.space[5] },
  },
});

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const name = style([
  text.body,
  {
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    selectors: {
      ':lang(ar) &': { lineHeight: 1.55 },
    },
  },
]);

export const link = style({
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.28em' } },
});

export const code = style([text.small, { color: vars.color.text.muted }]);

export const unitPrice = style([text.small, { color: vars.color.text.secondary }]);

export const notice = style([
  text.small,
  {
    marginBlockStart: vars.space[1],
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.feedback.infoTint,
    color: vars.color.feedback.info,
  },
]);

/** At the end of the line's head; below the name on phones. */
export const price = style([text.body, { flex: 'none', fontWeight: vars.weight.medium }]);

export const priceLabel = style([
  text.small,
  { fontWeight: vars.weight.text, color: vars.color.text.secondary },
]);

export const onRequest = style({ fontWeight: vars.weight.text, color: vars.color.text.secondary });

export const choices = style({ gridArea: 'choices' });

export const controls = style({
  gridArea: 'controls',
  alignSelf: 'end',
  ...spread(`${vars.space[2]} ${vars.space[5]}`),
  '@media': { [media.tabletUp]: { justifyContent: 'start' } },
});

/** On its own row, below the field it belongs to. */
export const limits = style({ flexBasis: '100%' });

export const actions = style({ display: 'flex', gap: vars.space[5] });

/** The Arabic word is narrower than a finger. The text stays at the edge that it is aligned with. */
export const remove = style({
  minInlineSize: vars.control.target,
  justifyContent: 'end',
  '@media': { [media.tabletUp]: { justifyContent: 'start' } },
});

export const lines = style({ borderBlockStart: `1px solid ${vars.color.line.subtle}` });

export const pictureTile = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '4 / 5',
  alignSelf: 'start',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

export const undoRow = style({
  ...spread(`${vars.space[1]} ${vars.space[4]}`),
  minBlockSize: rem(4.5),
  paddingBlock: vars.space[2],
  paddingInline: rem(1.125),
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.subtle,
  color: vars.color.text.secondary,
  overflowWrap: 'anywhere',
});

/** Shares the row with the button until only about two words fit. */
export const undoText = style({ flex: `1 1 ${rem(9)}` });

export const undo = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Only for devices that usually have a keyboard. */
export const shortcut = style({
  display: 'none',
  color: vars.color.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.size.tiny,
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'inline' } },
});

export const choiceList = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(0.5625),
  minBlockSize: rem(2.125),
  maxInlineSize: '100%',
  paddingBlock: rem(0.25),
  paddingInline: `${rem(0.5625)} ${vars.space[3]}`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
  '@media': { [media.tabletUp]: { minBlockSize: rem(2.25) } },
});

const edge = { border: `1px solid ${vars.color.line.subtle}`, flex: 'none' } as const;

export const swatch = style({
  ...edge,
  inlineSize: rem(1.125),
  blockSize: rem(1.125),
  borderRadius: vars.radius.full,
});

export const fabric = style({ ...edge, inlineSize: rem(1.25), blockSize: rem(1.25), overflow: 'hidden' });
