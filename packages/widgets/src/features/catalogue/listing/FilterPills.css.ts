import { style } from '@vanilla-extract/css';
import { media, rem, transition, vars } from '../../../foundation/theme';

/** Fades at the inline end, in either direction. */
const fadingEnd = `linear-gradient(calc(90deg * ${vars.direction}), black calc(100% - ${vars.space[8]}), transparent)`;

export const pills = style({
  display: 'flex',
  flex: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  // Space for focus rings inside the scroll container. At the end it must stay within the page's width, or a page
  // without margins would scroll.
  padding: '6px',
  marginBlock: '-6px',
  marginInlineStart: '-6px',
  overflowX: 'auto',
  scrollPaddingInline: '6px',
  scrollbarWidth: 'none',
  '@media': {
    // Fades out next to the sort control to show that the row scrolls.
    [media.tablet]: { paddingInlineEnd: vars.space[8], maskImage: fadingEnd },
    [media.desktop]: { flexWrap: 'wrap', overflow: 'visible' },
  },
});

export const pill = style({
  flex: 'none',
  minBlockSize: vars.control.target,
  paddingInline: rem(1.125),
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  fontSize: vars.size.control,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  transition: transition(['background-color', 'border-color', 'color'], 'instant'),
  selectors: {
    '&:hover': { borderColor: vars.color.line.strong },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.action.ground,
      backgroundColor: vars.color.action.ground,
      color: vars.color.action.text,
    },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    // Forced colours override backgrounds: only the system's selection colour can mark the active pill.
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
