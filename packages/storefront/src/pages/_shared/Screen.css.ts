import { media, rem, vars } from '@diwan/widgets/styles';
import { globalStyle, style } from '@vanilla-extract/css';

/** One message in the middle of the screen; shared by all screens that show only a message. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: `calc(100svh - ${vars.layout.headerHeight})`,
  paddingBlock: vars.layout.sectionSmall,
});

/** The arch of the brand mark, empty. */
export const arch = style({
  inlineSize: rem(7.5),
  blockSize: rem(9),
  marginBlockEnd: vars.space[6],
  color: vars.color.line.subtle,
  strokeWidth: 1,
});

export const hint = style({ color: vars.color.text.secondary });

/** Wide enough for a name rather than as wide as the screen. */
export const search = style({
  inlineSize: '100%',
  maxInlineSize: rem(40),
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  '@media': { [media.mobile]: { inlineSize: '100%' } },
});

// On phones equally wide, in one row or two.
globalStyle(`${actions} > *`, { '@media': { [media.mobile]: { flexGrow: 1 } } });
