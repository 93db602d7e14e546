import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media, tallScreen } from './breakpoints';
import { safeArea } from './safe-area';
import { rem } from './scales';

const height = createVar();

/** Marks a bar while it is fixed to the bottom of a small screen. */
export const bottomBarMark = style({});

/** Height that a fixed bottom bar or the home indicator covers; floating elements add it to their offset. */
export const bottomBarSpace = fallbackVar(height, safeArea.bottom);

globalStyle(`:root:has(.${bottomBarMark})`, {
  '@media': {
    // Wide screens have no such bar, and on short ones it scrolls away. A button, the space around it and a border.
    [`${media.belowDesktop} and ${tallScreen}`]: {
      vars: { [height]: `calc(${rem(4.8125)} + ${safeArea.bottom})` },
    },
  },
});
