import { rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** One message in the middle of the screen; shared by all screens that are nothing but a message. */
export const screen = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: `calc(100svh - ${vars.layout.headerHeight})`,
  paddingBlock: vars.layout.sectionSmall,
});

/** The brand's arch, empty. */
export const arch = style({
  inlineSize: rem(7.5),
  blockSize: rem(9),
  marginBlockEnd: vars.space[6],
  color: vars.color.line.subtle,
  strokeWidth: 1,
});

export const hint = style({ color: vars.color.text.secondary });

/** Its line is as long as a name needs, not as the screen is wide. */
export const search = style({
  inlineSize: '100%',
  maxInlineSize: rem(40),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
});
