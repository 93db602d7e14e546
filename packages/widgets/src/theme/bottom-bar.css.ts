import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { rem } from './scales';

const height = createVar();

/** Set on the page's root to the bar's height, by the bar itself. */
export const BOTTOM_BAR_HEIGHT = '--diwan-bottom-bar';

/** Marks a bar while it stays at the bottom of a small screen. */
export const bottomBarMark = style({});

/** Height that a fixed bottom bar covers; floating elements add it to their offset. */
export const bottomBarSpace = fallbackVar(height, '0px');

globalStyle(`:root:has(.${bottomBarMark})`, {
  '@media': {
    // On wide screens there are no such bars, and low ones let them scroll away.
    [`${media.belowDesktop} and (min-height: 481px)`]: {
      vars: { [height]: `var(${BOTTOM_BAR_HEIGHT}, ${rem(4.75)})` },
    },
  },
});
