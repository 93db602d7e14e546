import { style } from '@vanilla-extract/css';
import { bottomBarSpace, media, rem, text, vars } from '../theme';

/**
 * Over the end of the view, and below the end of the page, where it has room of its own: nothing stays covered by it,
 * though it comes first in the document.
 */
export const banner = style([
  text.body,
  {
    position: 'sticky',
    order: 1,
    insetBlockEnd: `calc(${rem(1)} + ${bottomBarSpace})`,
    margin: rem(1),
    zIndex: vars.zIndex.menu,
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[5],
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.small,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.tabletUp]: {
        alignSelf: 'start',
        margin: rem(1.5),
        insetBlockEnd: `calc(${rem(1.5)} + ${bottomBarSpace})`,
        inlineSize: rem(25),
      },
      print: { display: 'none' },
    },
  },
]);

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });

/** Equal in weight and size. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
