import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** Set by a page whose header is lower once the page is scrolled. */
export const compactHeaderHeight = createVar();

/** Height of the header by the time something sticks below it without a gap. */
export const stuckHeaderHeight = fallbackVar(compactHeaderHeight, vars.layout.headerHeight);
