import { globalStyle, style } from '@vanilla-extract/css';
import {
  barPadding,
  bottomBarMark,
  bottomBarSpace,
  clamp,
  media,
  shortScreen,
  smallPhone,
  transition,
  vars,
} from '../../../../foundation/theme';

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.zIndex.stickyBar,
  display: 'grid',
  // The button's label stays on one line if possible; the price column shrinks, since its name is truncated anyway.
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: barPadding(vars.space[3]),
  paddingInline: vars.layout.gutter,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.raised,
  visibility: 'hidden',
  transform: 'translateY(100%)',
  transition: transition(['transform', 'visibility'], 'panel'),
  '@media': {
    [media.desktop]: { display: 'none' },
    // On a short screen the bar would cover half of the page.
    [shortScreen]: { display: 'none' },
    [media.reducedMotion]: { transition: 'none' },
    print: { display: 'none' },
  },
});

export const barShown = style({ visibility: 'visible', transform: 'none' });

// Keeps the end of the page clear of the bar.
globalStyle(`body:has(.${bar}.${bottomBarMark})`, {
  paddingBlockEnd: bottomBarSpace,
});

// On phones the icon is hidden: «إضافة إلى صندوق التسعير» wouldn't fit into the bar's height.
const button = `${bar} > :last-child`;
globalStyle(button, {
  '@media': {
    [media.mobile]: { paddingInline: vars.space[3] },
    [smallPhone]: { paddingInline: vars.space[2] },
  },
});
globalStyle(`${button} svg`, { '@media': { [media.mobile]: { display: 'none' } } });

export const text = style({ display: 'grid', lineHeight: 1.3, minInlineSize: 0 });

export const name = style({
  color: vars.color.text.muted,
  fontSize: vars.size.tiny,
  // High enough for Arabic diacritics: those of the next line must not show.
  lineHeight: vars.leading.tiny,
  ...clamp(1),
  // Where «السعر عند الطلب» takes two lines, the bar would be higher than what floats above it knows.
  '@media': { [smallPhone]: { display: 'none' } },
});
