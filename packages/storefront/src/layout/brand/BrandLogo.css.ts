import { media, rem, vars } from '@diwan/widgets/styles';
import { style, styleVariants } from '@vanilla-extract/css';

/** Where there isn't room for the mark and the name, the name wraps below the edge: better none than half of it. */
export const logo = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: rem(0.625),
  blockSize: vars.control.target,
  overflow: 'hidden',
});

/** Larger, the name below the mark: in the footer. */
export const stacked = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: rem(0.875),
  blockSize: 'auto',
  overflow: 'visible',
  '@media': { [media.desktop]: { alignItems: 'center' } },
});

const markHeight = rem(1.875);
/** Its line is as high as the link around the logo. */
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
  selectors: { [`${stacked} &`]: { fontSize: `calc(${vars.size.wordmark} * 1.25)` } },
  // Beside up to four icons.
  '@media': {
    '(max-width: 389px)': {
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
      // A drawing of the brand rather than text; screen readers get the name as it is written.
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

export const picture = style({ blockSize: markHeight, inlineSize: 'auto', marginBlock: aroundMark });
