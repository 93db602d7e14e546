import { focusRing, media, rem, vars } from '@diwan/widgets/styles';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { FIRST_VIEW_MARK } from '../navigation/first-view';

const waiting = keyframes({ '50%': { opacity: 0.35 } });

/** Pressed before it works: the press is repeated once it does. */
globalStyle('[data-deferred] button[aria-busy="true"]', {
  cursor: 'progress',
  opacity: 0.6,
  '@media': { [media.motion]: { animation: `${waiting} 1.2s infinite` } },
});

/** The estimated height is replaced by the actual one as soon as a part was laid out. */
globalStyle(`[${FIRST_VIEW_MARK}] [data-deferred="near"]`, {
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 600px' } },
});

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100svb' });

export const main = style({
  flex: 1,
  selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});

/** Focused on arrival, which only keyboard and screen reader users need to notice. */
globalStyle('main h1[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });

/** First in the document, visible only while focused. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.zIndex.menu,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.raised,
  fontWeight: vars.weight.medium,
  transform: `translateY(${rem(-8)})`,
  selectors: { '&:focus-visible': { ...focusRing, transform: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const staffBar = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.size.small,
  textAlign: 'center',
});
