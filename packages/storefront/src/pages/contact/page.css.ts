import { media, oneColumn, rem, stack, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.layout.sectionSmall} ${vars.layout.section}` });

export const title = text.display2;

export const subtitle = style([
  text.lead,
  { marginBlockStart: vars.space[3], color: vars.color.text.secondary },
]);

export const columns = style({
  ...stack(vars.space[9]),
  marginBlockStart: vars.space[9],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '4fr 7fr', columnGap: oneColumn, alignItems: 'start' },
  },
});

export const facts = style([
  stack(vars.space[5]),
  { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const term = style({ color: vars.color.text.muted, fontSize: vars.size.small });

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: rem(2),
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.28em' } },
});

export const formTitle = style([text.h2, { marginBlockEnd: vars.space[5] }]);

/** The subject of the message, with a button to remove it. */
export const subject = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[5],
  paddingInlineStart: vars.space[4],
  // The button is taller than one line; two lines need padding of their own.
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.muted,
});
