import { keyframes, style } from '@vanilla-extract/css';
import { centered, focusRing, media, rem, vars } from '../../../foundation/theme';

const shake = keyframes({
  '25%': { transform: 'translateX(-4px)' },
  '75%': { transform: 'translateX(4px)' },
});

const cellSize = rem(4.5);
const cellSizeOnPhones = rem(3.5);
const smallLine = `${vars.size.small} * ${vars.leading.small}`;

/**
 * Space for the label, the digits and the longest message, so that a centred dialog doesn't shift when one appears: two
 * sentences if a code can't be verified.
 */
const roomAround = (cells: string, messageLines: number) =>
  `calc(${1 + messageLines} * ${smallLine} + 2 * ${rem(0.4375)} + ${cells})`;

export const room = style({
  minBlockSize: roomAround(cellSize, 2),
  '@media': { [media.mobile]: { minBlockSize: roomAround(cellSizeOnPhones, 3) } },
});

/** Digits run left to right in every language. */
export const field = style({ position: 'relative', direction: 'ltr' });

export const wrong = style({
  animation: `${shake} 200ms`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // Below 16 px iOS zooms into the field.
  fontSize: vars.size.body,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::selection': { background: 'none' },
  },
});

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: rem(0.625),
});

export const cell = style({
  ...centered,
  blockSize: cellSize,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.h2,
  fontWeight: vars.weight.medium,
  '@media': { [media.mobile]: { blockSize: cellSizeOnPhones } },
});

export const current = style({ selectors: { [`${input}:focus-visible + ${cells} > &`]: focusRing } });

export const invalid = style({ borderColor: vars.color.feedback.error });
