import { bottomBarSpace, centered, media, rem, transition, vars } from '@diwan/widgets/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** Space the button takes at the window's edge, margins included. */
export const floatingButtonSpace = rem(5.5);

const away = { visibility: 'hidden', opacity: 0, transform: 'scale(0.8)' } as const;

export const button = style({
  position: 'fixed',
  insetBlockEnd: `calc(${rem(1)} + ${bottomBarSpace})`,
  insetInlineEnd: rem(1),
  zIndex: vars.zIndex.whatsapp,
  ...centered,
  inlineSize: rem(3.5),
  blockSize: rem(3.5),
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.ground,
  color: vars.color.accent.text,
  boxShadow: vars.shadow.floating,
  ...away,
  transition: transition(
    ['opacity', 'transform', 'visibility', 'background-color', 'inset-block-end'],
    'panel',
  ),
  selectors: {
    '&[data-shown]': { visibility: 'visible', opacity: 1, transform: 'none' },
    '&:hover': { backgroundColor: vars.color.accent.groundHover },
  },
  '@media': {
    [media.mobile]: { inlineSize: rem(3), blockSize: rem(3) },
    [media.tabletUp]: { insetBlockEnd: `calc(${rem(1.5)} + ${bottomBarSpace})`, insetInlineEnd: rem(1.5) },
    [media.reducedMotion]: { transition: 'none' },
    print: { display: 'none' },
  },
});

// The keyboard of a phone or tablet leaves too little room.
globalStyle(`:root:has(:is(input, textarea):focus) ${button}`, {
  '@media': { '(pointer: coarse)': away },
});

// Scrolls focused elements clear of the button and of a bar below it.
globalStyle(':root', { scrollPaddingBlockEnd: `calc(${floatingButtonSpace} + ${bottomBarSpace})` });
