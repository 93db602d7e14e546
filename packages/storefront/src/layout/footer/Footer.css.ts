import { fluid, focusRingInverse, media, rem, spread, vars } from '@diwan/widgets/styles';
import { globalStyle, style } from '@vanilla-extract/css';
import * as chatStyles from '../whatsapp-button/WhatsAppButton.css';

export const footer = style({
  flex: 'none',
  // Its end leaves room for the chat button.
  paddingBlock: `${fluid(3.5, 2.5714, 3.8095, 6)} ${chatStyles.floatingButtonSpace}`,
  backgroundColor: vars.color.surface.inverse,
  // The consent banner and the space of a bottom bar follow below and have the same ground.
  boxShadow: [15, 30].map((below) => `0 ${rem(below)} ${vars.color.surface.inverse}`).join(', '),
  color: vars.color.text.inverse,
  fontSize: vars.size.control,
  '@media': { print: { display: 'none' } },
});

globalStyle(`${footer} :focus-visible`, focusRingInverse);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  rowGap: rem(2.75),
  // Large text needs the room.
  columnGap: `min(${rem(2.75)}, 13%)`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
    [media.desktop]: { display: 'flex', justifyContent: 'space-between' },
  },
});

export const groupTitle = style({ marginBlockEnd: rem(0.875), fontWeight: vars.weight.medium });

/** First on narrow screens, between the groups on wide ones. */
export const center = style({
  gridColumn: '1 / -1',
  order: -1,
  '@media': {
    [media.desktop]: {
      order: 0,
      flex: '2.2',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
    },
  },
});

export const group = style({ '@media': { [media.desktop]: { flex: '1' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.target,
  color: vars.color.text.inverseMuted,
  selectors: {
    '&:hover': { color: vars.color.text.inverse, textDecoration: 'underline', textUnderlineOffset: '0.28em' },
  },
  '@media': { [media.desktop]: { minBlockSize: rem(2.125) } },
});

export const words = style({
  maxInlineSize: '38ch',
  marginBlockStart: rem(1),
  color: vars.color.text.inverseMuted,
});

export const socials = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space[2],
  // Six fit in one row even on the smallest phones.
  columnGap: `clamp(2px, (100% - 6 * ${vars.control.target}) / 5, ${vars.space[2]})`,
  // The column is as wide as its icons, which a percentage can't refer to.
  '@media': { [media.desktop]: { columnGap: vars.space[2] } },
  marginBlockStart: rem(1.375),
});

export const legal = style({
  ...spread(`${vars.space[2]} ${vars.space[7]}`),
  marginBlockStart: rem(3.25),
  borderBlockStart: `1px solid ${vars.color.line.inverse}`,
  paddingBlockStart: vars.space[6],
  color: vars.color.text.inverseMuted,
  fontSize: vars.size.tiny,
});
