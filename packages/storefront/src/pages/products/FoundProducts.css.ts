import { media, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space[6]} ${vars.layout.section}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlock: vars.space[4],
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = style({ marginBlockEnd: vars.space[4], color: vars.color.text.secondary });
