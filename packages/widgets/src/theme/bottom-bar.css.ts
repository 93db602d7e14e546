import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { rem } from './scales';

const height = createVar();

/** Height of the bar, which the bar sets on the root element. */
export const BOTTOM_BAR_HEIGHT = '--diwan-bottom-bar';

/** Marks a bar while it is fixed to the bottom of a small screen. */
export const bottomBarMark = style({});

/** Height that a fixed bottom bar covers; floating elements add it to their offset. */
export const bottomBarSpace = fallbackVar(height, '0px');

globalStyle(`:root:has(.${bottomBarMark})`, {
  '@media': {
    // Wide screens have no such bar, and on short ones it scrolls away.
    [`${media.belowDesktop} and (min-height: 481px)`]: {
      vars: { [height]: `var(${BOTTOM_BAR_HEIGHT}, ${rem(4.75)})` },
    },
  },
});
