import { style } from '@vanilla-extract/css';
import { bottomBarSpace, media, rem, stack, text, vars } from '../../../foundation/theme';

/**
 * Sticks to the bottom of the viewport. At the end of the page it has its own space below the content, so it never
 * permanently covers anything, although it comes first in the document.
 */
export const banner = style([
  text.body,
  {
    position: 'sticky',
    order: 1,
    insetBlockEnd: `calc(${rem(1)} + ${bottomBarSpace})`,
    margin: rem(1),
    // The distance from the window's end stays as while it sticks: the banner must not cover the page's last lines.
    marginBlockEnd: `calc(${rem(1)} + ${bottomBarSpace})`,
    zIndex: vars.zIndex.menu,
    ...stack(vars.space[4]),
    padding: vars.space[5],
    backgroundColor: vars.color.surface.raised,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.small,
    boxShadow: vars.shadow.floating,
    '@media': {
      [media.tabletUp]: {
        alignSelf: 'start',
        margin: rem(1.5),
        marginBlockEnd: `calc(${rem(1.5)} + ${bottomBarSpace})`,
        insetBlockEnd: `calc(${rem(1.5)} + ${bottomBarSpace})`,
        inlineSize: rem(25),
      },
      print: { display: 'none' },
    },
  },
]);

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });

/** Same weight and size. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});
