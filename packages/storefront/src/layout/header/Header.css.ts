import { media, rem, transition, vars, withAlpha } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

/** Keeps its height while the bar inside shrinks, so that the page never moves. */
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.header,
  flex: 'none',
  blockSize: vars.layout.headerHeight,
  // What the shrunken bar uncovers belongs to the page below.
  pointerEvents: 'none',
  '@media': {
    // On low screens (landscape phones, strong zoom) the bar would cover too much of the page.
    '(max-height: 480px)': { position: 'relative' },
    print: { display: 'none' },
  },
});

export const bar = style({
  position: 'relative',
  blockSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.page,
  pointerEvents: 'auto',
  transition: transition(['block-size', 'background-color'], 'panel'),
  selectors: {
    [`${header}[data-stuck] &`]: {
      backgroundColor: withAlpha(vars.color.surface.page, 96),
      backdropFilter: 'blur(8px)',
    },
  },
  '@media': {
    [media.desktop]: { selectors: { [`${header}[data-stuck] &`]: { blockSize: rem(4) } } },
    [media.reducedMotion]: { transition: 'none' },
  },
});

/** Both baskets beside search and menu leave little room for the shop's name. */
const smallPhone = '(max-width: 389px)';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(1.5),
  blockSize: '100%',
  '@media': { [smallPhone]: { gap: rem(0.5) } },
});

export const homeLink = style({ display: 'inline-flex', minInlineSize: 0 });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: rem(0.25),
  marginInlineStart: 'auto',
  // The last icon's drawing, not its round target, ends at the gutter.
  marginInlineEnd: rem(-0.625),
  '@media': { [smallPhone]: { gap: 0 } },
});

/** Words end at the gutter, unlike an icon's target. */
export const wayBack = style({ marginInlineStart: rem(0.75), marginInlineEnd: rem(0.625) });

export const language = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const menuButton = style({ '@media': { [media.desktop]: { display: 'none' } } });
