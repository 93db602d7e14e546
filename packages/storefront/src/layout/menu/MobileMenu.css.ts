import { rem, vars } from '@diwan/widgets/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Screens lower than the phone in the design, which has fewer categories: the last entry stays above the contacts. */
const low = '(max-height: 56.25em)';

/** At the start, after a visually hidden title; aligns its text, not its round target, with the edge. */
export const language = style({ marginInline: `calc(-1 * ${vars.space[4]} - ${rem(0.625)}) auto` });

export const menu = style({ display: 'flex', flexDirection: 'column' });

const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  textAlign: 'start',
});

export const entry = style([
  row,
  {
    minBlockSize: rem(3.75),
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    fontSize: vars.size.h2,
    lineHeight: 1.2,
    selectors: {
      '&[aria-expanded="true"]': { borderBlockEndColor: 'transparent' },
    },
    '@media': { [low]: { minBlockSize: rem(3.25) } },
  },
]);

export const categories = style({
  paddingBlock: `${rem(0.375)} ${rem(0.875)}`,
  '@media': { [low]: { paddingBlock: `0 ${rem(0.5)}` } },
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const category = style([
  row,
  {
    minBlockSize: rem(2.875),
    fontSize: vars.size.large,
    '@media': { [low]: { minBlockSize: rem(2.5) } },
  },
]);

export const back = style([
  row,
  {
    justifyContent: 'flex-start',
    gap: vars.space[2],
    minBlockSize: vars.control.target,
    marginBlockEnd: vars.space[2],
    color: vars.color.text.muted,
  },
]);

export const paneTitle = style({ paddingBlock: vars.space[3] });

export const contacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  inlineSize: '100%',
});
globalStyle(`${contacts} > *`, { flex: '1 1 0', minInlineSize: 'max-content' });

export const chat = style({ backgroundColor: vars.color.accent.ground, color: vars.color.accent.text });

export const socials = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
});
