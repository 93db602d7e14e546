import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Its word, not its round target, stands at the edge. */
export const language = style({ marginInlineStart: rem(-0.625) });

export const menu = style({ display: 'flex', flexDirection: 'column' });

const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  textAlign: 'start',
});

export const entry = style([
  row,
  {
    minBlockSize: rem(3.75),
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    fontSize: rem(1.75),
    lineHeight: 1.2,
    selectors: {
      '&:lang(ar)': { fontSize: rem(1.5) },
      '&[aria-expanded="true"]': { borderBlockEndColor: 'transparent' },
    },
  },
]);

export const categories = style({
  paddingBlock: `${rem(0.375)} ${rem(0.875)}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const category = style([row, { minBlockSize: rem(2.875), fontSize: rem(1.0625) }]);

export const back = style([
  row,
  {
    justifyContent: 'flex-start',
    gap: vars.space[2],
    minBlockSize: vars.control.target,
    marginBlockEnd: vars.space[2],
    color: vars.color.ink500,
  },
]);

export const paneTitle = style({ paddingBlock: vars.space[3] });

export const contacts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[3],
  inlineSize: '100%',
});

export const chat = style({ backgroundColor: vars.color.palm });

export const socials = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
});
