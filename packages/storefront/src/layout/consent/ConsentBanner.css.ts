import { bottomBarSpace, media, rem, text, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Beside the page, never over all of it: it can be read without an answer. */
export const banner = style([
  text.small,
  {
    position: 'fixed',
    insetBlockEnd: `calc(${rem(1)} + ${bottomBarSpace})`,
    insetInline: rem(1),
    zIndex: vars.zIndex.menu,
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[5],
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.line.subtle}`,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.tabletUp]: {
        insetInline: `${rem(1.5)} auto`,
        insetBlockEnd: `calc(${rem(1.5)} + ${bottomBarSpace})`,
        inlineSize: rem(25),
      },
      print: { display: 'none' },
    },
  },
]);

/** Equal in weight and size. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
