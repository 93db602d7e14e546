import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const all = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${vars.space[6]} ${vars.layout.section}`,
});

export const page = style({ paddingBlock: `${vars.space[6]} ${vars.layout.section}` });

export const title = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const count = style({ marginBlockEnd: vars.space[4], color: vars.color.text.secondary });
