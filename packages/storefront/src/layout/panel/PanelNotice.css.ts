import { inline, vars } from '@diwan/widgets/styles';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });

/** At the top of the window, where the panel will be. */
export const notice = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.menu,
  ...inline(vars.space[4]),
  paddingBlock: vars.space[4],
  paddingInline: vars.layout.gutter,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.secondary,
  boxShadow: vars.shadow.floating,
});

/** Most code is there sooner: a flash of the notice would be worse than none. A field in it takes the focus at once. */
export const loading = style([notice, { animation: `${appear} 300ms` }]);

export const close = style({ marginInlineStart: 'auto' });
