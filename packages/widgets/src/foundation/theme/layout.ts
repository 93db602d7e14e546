import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css';

/** One of the page's twelve columns, as the gap between two parts of a page. */
export const oneColumn = '8.33%';

/** A vertical stack. */
export const stack = (gap: string) => ({ display: 'grid', gap }) as const satisfies StyleRule;

/** A row that wraps, its parts centred on each line. */
export const inline = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const satisfies StyleRule;

/** One part in the middle of its room. */
export const centered = { display: 'grid', placeItems: 'center' } as const satisfies StyleRule;

/** A text and its actions at opposite ends of a row; the actions are below where there is no room. */
export const spread = (gap: string) =>
  ({ ...inline(gap), justifyContent: 'space-between' }) as const satisfies StyleRule;

/** Truncates text to a number of lines, with an ellipsis. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const satisfies StyleRule;

/** A picture two columns and their gap wide, exactly as high as the 4:5 tiles beside it: the ratio leaves out the gap. */
export const besideTiles = {
  boxSizing: 'content-box',
  aspectRatio: '8 / 5',
  paddingInlineEnd: vars.layout.gap,
} as const satisfies StyleRule;

/** The image in it, which spans the gap, too. */
export const wideAsTile = { minInlineSize: `calc(100% + ${vars.layout.gap})` } as const satisfies StyleRule;
