import { media, rem, vars } from '@diwan/widgets/styles';
import { style, styleVariants } from '@vanilla-extract/css';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: rem(0.625), flex: 'none' });

/** Larger, the name below the mark: in the footer. */
export const stacked = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: rem(0.875),
  '@media': { [media.desktop]: { alignItems: 'center' } },
});

export const mark = style({
  blockSize: rem(1.875),
  inlineSize: rem(1.5625),
  flex: 'none',
  selectors: { [`${stacked} &`]: { blockSize: rem(2.75), inlineSize: rem(2.3) } },
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

export const picture = style({ blockSize: rem(1.875), inlineSize: 'auto' });
