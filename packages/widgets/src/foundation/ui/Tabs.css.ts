import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints';
import { vars } from '../theme/vars.css';

export const list = style({
  display: 'flex',
  gap: vars.space[5],
  overflowX: 'auto',
  // Space for the focus ring inside the scroll container.
  padding: '5px',
  margin: '-5px',
  scrollbarWidth: 'none',
});

export const tab = style({
  flex: 'none',
  minBlockSize: vars.control.target,
  padding: `${vars.space[2]} 0`,
  border: 0,
  borderBlockEnd: '1.5px solid transparent',
  background: 'none',
  color: vars.color.text.muted,
  fontFamily: 'inherit',
  fontSize: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  // Forced colours make transparent borders visible.
  '@media': { [media.forcedColors]: { borderColor: 'Canvas' } },
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-selected="true"]': {
      borderBlockEndColor: vars.color.line.strong,
      color: vars.color.text.primary,
    },
  },
});

export const panel = style({ paddingBlockStart: vars.space[6] });
