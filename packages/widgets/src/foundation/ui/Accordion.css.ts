import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { transition } from '../theme/motion';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

export const item = style({ borderBlockEnd: `1px solid ${vars.color.line.subtle}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: rem(4),
  paddingBlock: vars.space[3],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const sign = style({
  transition: transition(['transform'], 'quick'),
  selectors: { [`${item}[open] &`]: { transform: 'rotate(45deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const panel = style({
  paddingBlockEnd: vars.space[6],
  maxInlineSize: '60ch',
  color: vars.color.text.secondary,
});
