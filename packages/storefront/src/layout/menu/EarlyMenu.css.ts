import { media, rem, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';
import { low } from './low-screen';

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

export const entries = style({ flex: 1, minBlockSize: 0, overflow: 'hidden', paddingInline: vars.space[6] });

const row = style({ display: 'flex', alignItems: 'center' });

/** As high as the drawer's own. */
export const entry = style([
  row,
  {
    minBlockSize: rem(3.75),
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    fontSize: vars.size.h2,
    lineHeight: 1.2,
    '@media': { [low]: { minBlockSize: rem(3.25) } },
  },
]);

/** Where the drawer has no room for them, it opens without. */
export const categories = style({
  paddingBlock: `${rem(0.375)} ${rem(0.875)}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [low]: { paddingBlock: `0 ${rem(0.5)}` },
    '(max-height: 700px)': { display: 'none' },
  },
});

export const hasCategories = style({
  borderBlockEndColor: 'transparent',
  '@media': { '(max-height: 700px)': { borderBlockEndColor: vars.color.line.subtle } },
});

export const category = style([
  row,
  {
    minBlockSize: rem(2.875),
    fontSize: vars.size.large,
    lineHeight: 1.2,
    '@media': { [low]: { minBlockSize: rem(2.5) } },
  },
]);

export const contacts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  blockSize: `calc(${vars.control.heightCompact} + 2 * ${vars.space[4]} + 1px)`,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});
