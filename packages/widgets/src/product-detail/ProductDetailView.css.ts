import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBarMark, bottomBarSpace, media, rem, text, transition, vars } from '../theme';

export const page = style({ paddingBlockEnd: vars.layout.section });

export const container = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.container,
  marginInline: 'auto',
  paddingInline: vars.layout.gutter,
});

export const breadcrumbs = style([
  container,
  { paddingBlock: rem(1.125), '@media': { [media.desktop]: { paddingBlock: vars.space[6] } } },
]);

export const section = style({ marginBlockStart: vars.layout.section });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
      columnGap: '5%',
      alignItems: 'start',
    },
  },
});

export const facts = style({
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[7]})`,
    },
  },
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockEnd: rem(0.875),
  selectors: { '&:empty': { display: 'none' } },
});

export const name = text.h1;

export const code = style([text.small, { marginBlockStart: vars.space[2], color: vars.color.ink500 }]);

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: rem(1.125),
  fontSize: rem(1.5),
  lineHeight: 1.4,
});

export const savings = style([text.small, { color: vars.color.rust }]);

export const taxNote = style([text.tiny, { marginBlockStart: '2px', color: vars.color.ink500 }]);

export const description = style([
  text.body,
  { marginBlockStart: rem(1.125), maxInlineSize: '52ch', color: vars.color.ink700 },
]);

export const options = style({ marginBlockStart: vars.space[6] });

export const buy = style({
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const buyRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
});

export const note = style([text.small, { marginBlockStart: vars.space[3], color: vars.color.ink500 }]);

export const availability = style([
  text.small,
  { display: 'flex', gap: vars.space[2], marginBlockStart: vars.space[4], color: vars.color.ink700 },
]);

export const availabilityLink = style({ textDecoration: 'underline', textUnderlineOffset: '0.25em' });

/** A phone needs no code to reach the page it shows. */
export const shareOnPhone = style({
  marginBlockStart: vars.space[3],
  '@media': { [media.tabletUp]: { display: 'none' } },
});

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.zIndex.stickyBar,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.gutter,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.white,
  visibility: 'hidden',
  transform: 'translateY(100%)',
  transition: transition(['transform', 'visibility'], 'panel'),
  '@media': {
    [media.desktop]: { display: 'none' },
    // A bar over half of a short screen hides what it is about.
    '(max-height: 480px)': { display: 'none' },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const barShown = style({ visibility: 'visible', transform: 'none' });

// The end of the page is never under the bar.
globalStyle(`body:has(.${bar}.${bottomBarMark})`, { paddingBlockEnd: bottomBarSpace });

export const barText = style({ display: 'grid', lineHeight: 1.3, minInlineSize: 0 });

export const barName = style({
  overflow: 'hidden',
  color: vars.color.ink500,
  fontSize: vars.size.tiny,
  // High enough for the marks of Arabic letters: those of the next line must not look in.
  lineHeight: vars.leading.tiny,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
});

export const specification = style({
  marginBlockStart: vars.layout.section,
  paddingBlock: vars.layout.section,
  backgroundColor: vars.color.plaster100,
});

export const specificationColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: '8.33%',
      alignItems: 'start',
    },
  },
});

export const specificationTitle = style([text.h2, { marginBlockEnd: rem(1.375) }]);

export const drawing = style({
  padding: `${vars.space[6]} ${vars.space[5]}`,
  backgroundColor: vars.color.white,
  '@media': { [media.desktop]: { padding: `${rem(2.75)} ${vars.space[9]}` } },
});

export const entry = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.plaster300}`,
  lineHeight: 1.5,
});

export const entryMark = style({ marginBlockStart: '2px', color: vars.color.palm });

export const qr = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(1.125),
  marginBlockStart: vars.space[7],
  '@media': { [media.mobile]: { display: 'none' } },
});

export const qrText = style([text.small, { maxInlineSize: '26ch', color: vars.color.ink700 }]);

export const listTitle = style([text.h1, { marginBlockEnd: vars.space[7] }]);
