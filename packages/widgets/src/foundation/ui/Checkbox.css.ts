import { style } from '@vanilla-extract/css';
import { rem } from '../theme/scales';
import { vars } from '../theme/vars.css';

/** A row of at least 44 px that is clickable as a whole; shared by checkboxes and radio buttons. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.control.target,
  paddingBlock: rem(0.625),
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.text.disabled } },
});

export const mark = style({
  flex: 'none',
  inlineSize: rem(1.25),
  blockSize: rem(1.25),
  margin: 0,
  marginBlockStart: '0.15em',
  accentColor: vars.color.action.ground,
  cursor: 'inherit',
});

export const content = style({ flex: 1, minInlineSize: 0 });
