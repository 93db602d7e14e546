import { style } from '@vanilla-extract/css';
import { text, vars } from '../../foundation/theme';

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
});

const anyFrame = { overflow: 'hidden', backgroundColor: vars.color.surface.strong } as const;

export const frame = style({ ...anyFrame, aspectRatio: '4 / 5' });

export const fillingFrame = style({ ...anyFrame, flex: 1, minBlockSize: 0, aspectRatio: '4 / 5' });

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  paddingBlockStart: vars.space[4],
});

export const name = style([text.h3, { overflowWrap: 'anywhere' }]);

export const count = style([text.small, { color: vars.color.text.muted }]);
