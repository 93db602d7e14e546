import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const all = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${vars.space[6]} ${vars.layout.section}`,
});
