import { media, rem, smallPhone, vars } from '@diwan/widgets/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** If mark and name don't both fit, the name wraps below the visible edge: better hidden than cut in half. */
export const logo = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: rem(0.625),
  blockSize: vars.control.target,
  overflow: 'hidden',
});

/** In the footer: larger, with the name below the mark. */
export const stacked = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: rem(0.875),
  blockSize: 'auto',
  overflow: 'visible',
  '@media': { [media.desktop]: { alignItems: 'center' } },
});

const markHeight = rem(1.875);
/** Makes the mark's line as tall as the link around the logo. */
const aroundMark = `calc((${vars.control.target} - ${markHeight}) / 2)`;

export const mark = style({
  blockSize: markHeight,
  inlineSize: rem(1.5625),
  flex: 'none',
  marginBlock: aroundMark,
  selectors: { [`${stacked} &`]: { blockSize: rem(2.75), inlineSize: rem(2.3), marginBlock: 0 } },
});

const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.wordmark,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  selectors: {
    [`${stacked} &`]: {
      fontSize: `calc(${vars.size.wordmark} * 1.25)`,
      // A long name would widen the page of a phone. The space after the last letter may stick out.
      maxInlineSize: 'calc(100% + 0.2em)',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
  // Up to four icons are beside it.
  '@media': {
    [smallPhone]: {
      selectors: { [`:not(${stacked}) > &`]: { fontSize: `calc(${vars.size.wordmark} * 0.8)` } },
    },
  },
});

/** Latin names are spaced capitals; Arabic letters must stay joined. */
export const names = styleVariants({
  en: [
    name,
    {
      letterSpacing: '0.2em',
      marginInlineEnd: '-0.2em',
      // Decorative; screen readers get the name as written.
      textTransform: 'uppercase',
    },
  ],
  ar: [
    name,
    {
      fontWeight: vars.weight.medium,
      selectors: { [`${stacked} &`]: { lineHeight: 1.3, fontWeight: vars.weight.text } },
    },
  ],
});

/** Names of several words would otherwise be hidden on phones, where icons leave half a line. */
export const long = style({
  '@media': {
    [media.mobile]: {
      selectors: {
        [`:not(${stacked}) > &`]: {
          fontSize: `calc(${vars.size.wordmark} * 0.75)`,
          letterSpacing: '0.03em',
          marginInlineEnd: 0,
        },
      },
    },
  },
});

export const picture = style({ blockSize: markHeight, inlineSize: 'auto', marginBlock: aroundMark });
