import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { clamp, media, rem, vars } from '../../../foundation/theme';

/** Font size of the field on pages where search isn't the main content. */
const fieldSize = createVar();

export const quiet = style({ vars: { [fieldSize]: vars.size.lead } });

export const searchRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.strong}`,
  selectors: {
    '&:has(input:focus-visible)': {
      borderBlockEndColor: vars.color.focus.ring,
      boxShadow: `0 2px 0 ${vars.color.focus.ring}`,
      // Forced colours remove the shadow and show this.
      outline: '2px solid transparent',
    },
  },
});

const plainInput = style({
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // What is around it shows the focus.
    '&&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const input = style([
  plainInput,
  {
    paddingBlock: vars.space[4],
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    fontSize: fallbackVar(fieldSize, vars.size.h2),
    lineHeight: 1.3,
    textOverflow: 'ellipsis',
    '@media': {
      [media.mobile]: {
        fontSize: fallbackVar(fieldSize, vars.size.h3),
        // Small enough to fit next to the button.
        selectors: { '&::placeholder': { fontSize: vars.size.small } },
      },
    },
  },
]);

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: rem(3),
  paddingInline: rem(0.75),
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '3px' },
  },
});

export const boxedInput = style([
  plainInput,
  { alignSelf: 'stretch', color: vars.color.text.primary, fontSize: vars.size.body },
]);

/** Keeps the results visible above a phone's on-screen keyboard (spec §2). */
export const results = style({
  maxBlockSize: '300px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // While loading there is nothing to scroll to, and no link to make the scroll container reachable by keyboard.
  selectors: { '&[aria-busy="true"]': { overflowY: 'hidden' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${rem(3)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[4],
  minBlockSize: rem(4),
  lineHeight: 1.4,
  paddingBlock: '2px',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': { [media.mobile]: { gridTemplateColumns: `${rem(3)} minmax(0, 1fr)` } },
});

/** On phones the price is below the name, which needs the full width. */
export const price = style({
  '@media': { [media.mobile]: { gridColumn: 2 } },
});

export const name = style({
  ...clamp(2),
});

export const link = style([
  row,
  { selectors: { '&:hover, &:focus-visible': { backgroundColor: vars.color.surface.subtle } } },
]);

export const thumb = style({
  inlineSize: rem(3),
  blockSize: rem(3.75),
  backgroundColor: vars.color.surface.muted,
  overflow: 'hidden',
  '@media': { [media.mobile]: { gridRow: 'span 2' } },
});

export const match = style({ fontWeight: vars.weight.medium });

export const code = style({ display: 'block', color: vars.color.text.muted, fontSize: vars.size.tiny });

export const message = style({
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
  color: vars.color.text.secondary,
});

export const failure = style({ paddingBlock: vars.space[6] });

export const waysOn = style({ display: 'grid', gap: vars.space[4], paddingBlockEnd: vars.space[6] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[3]}` });

export const otherWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const status = style({
  paddingBlockStart: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const all = style({ paddingBlock: vars.space[4] });
