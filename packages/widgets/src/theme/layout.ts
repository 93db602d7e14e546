import type { StyleRule } from '@vanilla-extract/css';

/** One of the page's twelve columns, as the gap between two parts of a page. */
export const oneColumn = '8.33%';

/** Parts of a layout one below another. */
export const stack = (gap: string) => ({ display: 'grid', gap }) as const satisfies StyleRule;

/** No more lines than these, the last one ending in an ellipsis. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const satisfies StyleRule;
