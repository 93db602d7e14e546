import { style } from '@vanilla-extract/css';
import { vars } from './vars.css';

type Size = keyof typeof vars.leading;

const sized = (size: Size) => ({
  margin: 0,
  fontSize: vars.size[size],
  lineHeight: vars.leading[size],
});

const heading = (size: Size) =>
  style({
    ...sized(size),
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
    letterSpacing: vars.tracking.display,
    textWrap: 'balance',
  });

const running = (size: Size) => style({ ...sized(size), textWrap: 'pretty' });

/** Text styles by role. Headings use the display font; everything else inherits the text font. */
export const text = {
  display1: heading('display1'),
  display2: heading('display2'),
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: style({ ...sized('h4'), fontWeight: vars.weight.medium, textWrap: 'balance' }),
  lead: running('lead'),
  body: running('body'),
  small: running('small'),
  tiny: running('tiny'),
};

/** Tabular digits, if the font has them (Figtree does, Readex doesn't). */
export const tabularNumbers = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
