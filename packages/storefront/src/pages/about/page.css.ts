import { media, oneColumn, rem, spread, stack, text, transition, vars } from '@diwan/widgets/styles';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.layout.sectionSmall} ${vars.layout.section}` });

export const statement = style([text.display1, { maxInlineSize: '16ch' }]);

export const section = style({ marginBlockStart: vars.layout.section });

export const know = style({
  ...stack(vars.space[5]),
  '@media': { [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: oneColumn } },
});

export const sectionTitle = text.h1;

export const words = style({
  ...stack(vars.space[4]),
  maxInlineSize: '60ch',
  color: vars.color.text.secondary,
});

export const years = style([text.lead, { color: vars.color.text.primary }]);

export const history = style({
  ...stack(vars.space[6]),
  '@media': {
    [media.desktop]: { gridTemplateColumns: '5fr 7fr', columnGap: oneColumn, alignItems: 'center' },
  },
});

// Inside the text column, whose text is lighter than titles.
export const historyTitle = style([sectionTitle, { color: vars.color.text.primary }]);

export const photos = style({
  display: 'flex',
  gap: vars.space[3],
  overflowX: 'auto',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  '@media': {
    // Up to the edge of the screen, as in sliders.
    [media.mobile]: {
      marginInline: `calc(-1 * ${vars.layout.gutter})`,
      paddingInline: vars.layout.gutter,
      scrollPaddingInline: vars.layout.gutter,
    },
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[6]} ${vars.layout.gap}`,
      overflow: 'visible',
    },
    [media.desktop]: { display: 'grid', overflow: 'visible' },
  },
});

/**
 * On phones the photos are side by side, with the next one peeking in, and on tablets in two columns; on wide screens they
 * are stacked, with the selected one on top.
 */
export const photo = style({
  flex: '0 0 88%',
  scrollSnapAlign: 'start',
  transition: transition(['opacity'], 'panel'),
  '@media': {
    [media.desktop]: {
      gridArea: '1 / 1',
      selectors: { '&[data-hidden]': { opacity: 0, visibility: 'hidden' } },
    },
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const photoFrame = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: vars.color.surface.muted,
});

/** Shown on screens without the tabs that name the photos. */
export const photoCaption = style([
  text.small,
  {
    marginBlockStart: vars.space[3],
    color: vars.color.text.muted,
    '@media': { [media.desktop]: { display: 'none' } },
  },
]);

export const captions = style({ display: 'none', '@media': { [media.desktop]: { display: 'grid' } } });

export const caption = style({
  minBlockSize: rem(4),
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.size.h4,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-selected="true"]': {
      color: vars.color.text.primary,
      borderBlockEndColor: vars.color.line.strong,
    },
  },
});

export const questions = style({ maxInlineSize: rem(60), marginBlockStart: vars.space[6] });

/** Its number stays in one piece unless the text is very large. */
export const call = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const support = style({
  ...spread(vars.space[5]),
  marginBlockStart: vars.layout.section,
  padding: `${vars.layout.sectionSmall} ${vars.layout.gutter}`,
  backgroundColor: vars.color.surface.muted,
});

export const partners = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
  alignItems: 'center',
  marginBlockStart: vars.space[6],
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: vars.space[8] },
  },
});

export const partnerLogo = style({
  blockSize: rem(3),
  inlineSize: 'auto',
  maxInlineSize: '100%',
  objectFit: 'contain',
  opacity: 0.55,
  transition: transition(['opacity'], 'quick'),
  selectors: { '&:hover': { opacity: 1 } },
});
