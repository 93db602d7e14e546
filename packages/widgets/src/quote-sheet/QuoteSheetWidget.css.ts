import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const desk = style({ display: 'grid', gap: vars.space[5], justifyItems: 'center' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '210mm',
  '@media': { print: { display: 'none' } },
});

/** Paper keeps its size; a narrow screen scrolls over it. */
export const view = style({
  maxInlineSize: '100%',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line.subtle}`,
  '@media': { print: { border: 0, overflow: 'visible' } },
});
