import { style } from '@vanilla-extract/css';
import { media, spread, vars } from '../../../foundation/theme';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  justifyItems: 'center',
});

export const toolbar = style({
  ...spread(vars.space[4]),
  inlineSize: '100%',
  maxInlineSize: '210mm',
  '@media': { print: { display: 'none' } },
});

/** The sheet keeps its paper size if it fits; on phones its content is in one column. */
export const view = style({
  maxInlineSize: '100%',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line.subtle}`,
  '@media': { [media.mobile]: { inlineSize: '100%' }, print: { border: 0, overflow: 'visible' } },
});
