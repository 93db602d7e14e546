import { media, rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Where the drawer will be; the page beside it is dimmed. */
export const early = style({
  position: 'fixed',
  display: 'flex',
  flexDirection: 'column',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.menu,
  inlineSize: `min(${rem(26.25)}, 100%)`,
  backgroundColor: vars.color.surface.raised,
  selectors: { '&[hidden]': { display: 'none' } },
  // On phones it covers the page: a shadow nobody sees would only delay the answer to the press.
  '@media': { [media.tabletUp]: { boxShadow: `0 0 0 100vmax ${vars.color.backdrop}` } },
});

export const close = style({ alignSelf: 'flex-end', margin: vars.space[4] });

export const entries = style({ paddingInline: vars.space[6] });

/** As high as the drawer's own. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: rem(3.75),
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.size.h2,
  lineHeight: 1.2,
});
