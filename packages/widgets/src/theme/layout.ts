import type { StyleRule } from '@vanilla-extract/css';

/** One of the page's twelve columns, as the gap between two parts of a page. */
export const oneColumn = '8.33%';

/** A vertical stack. */
export const stack = (gap: string) => ({ display: 'grid', gap }) as const satisfies StyleRule;

/** Truncates text to a number of lines, with an ellipsis. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const satisfies StyleRule;
