import { style } from '@vanilla-extract/css';
import { media, rem, stack, text, vars } from '../../foundation/theme';

export const head = style({ display: 'grid', gap: vars.space[4], marginBlockEnd: vars.space[7] });

export const title = text.h1;

export const steps = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[5]}` });

export const step = style([
  text.small,
  {
    color: vars.color.text.muted,
    selectors: { '&[aria-current]': { color: vars.color.text.primary, fontWeight: vars.weight.medium } },
  },
]);

/** The form with the summary beside it; on smaller screens the summary follows the form. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4.4fr)', columnGap: '7%' },
  },
});

export const aside = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[6]})`,
    },
  },
});

export const fold = style({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const foldTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: rem(3.5),
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const foldLabel = style({
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
});

export const foldTotal = style({ fontWeight: vars.weight.medium });

/** On smaller screens the collapsed summary above the form shows them. */
export const desktopOnly = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

export const block = style({
  ...stack(vars.space[5]),
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const blockTitle = style([
  text.h3,
  // Focused only so that screen readers start reading here.
  { selectors: { '&&:focus-visible': { outline: 'none', boxShadow: 'none' } } },
]);

/** An error about the form as a whole. */
export const message = style({ marginBlockEnd: vars.space[4] });

export const fields = style({
  ...stack(vars.space[5]),
  '@media': { [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });

export const actions = style({ display: 'grid', gap: vars.space[3] });

export const delivery = style([
  text.small,
  { display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.color.text.muted },
]);

export const termsLink = style({ textDecoration: 'underline', textUnderlineOffset: '0.28em' });

export const phoneStep = style({ '@media': { [media.desktop]: { maxInlineSize: rem(30) } } });

export const intro = style([text.body, { color: vars.color.text.secondary }]);

export const phoneActions = style({ display: 'grid' });

export const mark = style([
  text.small,
  { display: 'inline-flex', alignItems: 'center', gap: rem(0.375), color: vars.color.feedback.success },
]);
