import { vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlock: `${vars.space[6]} ${vars.layout.section}`,
  '@media': {
    print: {
      vars: { [vars.layout.gutter]: '0px' },
      paddingBlock: 0,
      // Four pieces with many colours and fabrics have room on one sheet.
      zoom: 0.7,
    },
  },
});

export const breadcrumbs = style({
  marginBlockEnd: vars.space[4],
  '@media': { print: { display: 'none' } },
});
