import { style } from '@vanilla-extract/css';
import { inline, media, rem, solidFirst, vars } from '../../../foundation/theme';

export const row = style({
  ...inline(`${vars.space[2]} ${vars.space[4]}`),
  marginBlockEnd: vars.space[4],
  fontSize: vars.size.small,
  // Closer to the button of the sheet.
  '@media': { [media.mobile]: { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});

export const choices = style({
  ...inline(`${vars.space[2]} ${vars.space[4]}`),
  minInlineSize: 0,
  '@media': {
    // One line that scrolls.
    [media.mobile]: {
      flex: '1 1 100%',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      padding: '6px',
      margin: '-6px',
      scrollbarWidth: 'none',
    },
  },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.mobile]: { flex: 'none', flexWrap: 'nowrap', maxInlineSize: 'none' } },
});

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: rem(2.25),
  paddingBlock: rem(0.25),
  paddingInline: `${rem(0.875)} ${rem(0.625)}`,
  borderRadius: rem(1.125),
  backgroundColor: vars.color.surface.muted,
  lineHeight: 1.3,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface.strong },
    // The target is as large as others.
    '&::after': { content: '', position: 'absolute', insetBlock: '-4px', insetInline: 0 },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.mobile]: { whiteSpace: 'nowrap' },
  },
});

export const swatch = style({
  flex: 'none',
  inlineSize: rem(1),
  blockSize: rem(1),
  border: solidFirst(vars.color.text.primary, 22, (color) => `1px solid ${color}`),
  borderRadius: vars.radius.full,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.control.target,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
});
