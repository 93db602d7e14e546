/* Widths of the comparison, which needn't be the page's, at which its layout changes: in the browser's text size. */

/** Two columns leave no room for a column of names beside them. */
export const namesAbove = '(width < 20em)';
/** A tablet: 768 px without the gutters. */
export const middle = '(width >= 43em)';
/** 1025 px without the gutters. */
export const wide = '(width >= 58em)';
