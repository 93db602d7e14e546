import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, rem, vars } from '../../../foundation/theme';
import { visuallyHiddenRule } from '../../../foundation/theme/a11y.css';
import { disc as popoverDisc } from './FilterPopovers.css';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  minInlineSize: 0,
} as const;
const narrowGap = { [media.mobile]: { gap: vars.space[2] } };

/** Pills, facets and sort order: in one row where they fit. */
export const bar = style({
  ...row,
  flex: 1,
  '@media': {
    ...narrowGap,
    // Clips the hairline where the facets have a row of their own.
    [media.tabletUp]: {
      overflowX: 'clip',
      paddingInline: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[4]})`,
    },
  },
});

/** Facets and sort order, which wrap together. */
export const rest = style({ ...row, flex: '1 1 auto', '@media': narrowGap });

/** The facets' words start where the row does. */
const inset = vars.space[3];
const hairlineInset = rem(1.0625);

/** After pills, behind a hairline. */
export const afterPills = style({
  position: 'relative',
  '@media': {
    [media.tabletUp]: {
      marginInlineStart: `calc(-1 * (${inset} + ${hairlineInset}))`,
      paddingInlineStart: hairlineInset,
    },
  },
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: vars.space[2],
      borderInlineStart: `1px solid ${vars.color.line.subtle}`,
      '@media': { [media.mobile]: { display: 'none' } },
    },
  },
});

globalStyle(`${bar} > fieldset`, {
  flex: '0 1 auto',
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
});
globalStyle(`${bar} > fieldset:has(+ ${afterPills})`, {
  '@media': { [media.tabletUp]: { marginInlineEnd: `calc(${inset} + ${hairlineInset})` } },
});

export const opener = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  // Its word stays whole; the chosen order may be shortened.
  flex: '1 0 auto',
  whiteSpace: 'nowrap',
  minBlockSize: rem(3),
  paddingInline: rem(0.875),
  border: `1px solid ${vars.color.action.ground}`,
  borderRadius: vars.radius.small,
  fontSize: vars.size.control,
  fontWeight: vars.weight.medium,
  '@media': { [`${media.mobile} and (scripting: enabled)`]: { display: 'flex' } },
});

export const disc = style([popoverDisc, { marginInlineStart: 'auto' }]);

export const after = style({
  marginInlineStart: 'auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.mobile]: { display: 'flex', flex: `2 1 ${rem(9)}`, marginInlineStart: 0 } },
});
globalStyle(`${after} > *`, {
  '@media': { [media.mobile]: { flex: 1, minInlineSize: 0, minBlockSize: rem(3) } },
});

// The room beside the button is for the chosen order alone; screen readers still get its label.
globalStyle(`${opener} + ${after} label`, { '@media': { [media.mobile]: visuallyHiddenRule } });
globalStyle(`${opener} + ${after} select`, {
  '@media': { [media.mobile]: { paddingInlineStart: rem(0.75), paddingInlineEnd: rem(2.25) } },
});

export const count = style({
  display: 'inline-block',
  flex: 'none',
  marginInlineStart: 'auto',
  minInlineSize: rem(6.75),
  minBlockSize: rem(0.875),
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  textAlign: 'end',
});

export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  paddingBlock: `${vars.space[2]} ${rem(1.75)}`,
});

export const onPhones = style({ '@media': { [media.tabletUp]: { display: 'none' } } });
export const onWideScreens = style({ '@media': { [media.mobile]: { display: 'none' } } });

const appear = keyframes({ to: { backgroundColor: vars.color.surface.strong } });
/** A skeleton, if the number takes a while. */
export const waiting = style({ animation: `${appear} 1ms 300ms forwards` });

export const failure = style({ marginBlockEnd: vars.space[4] });
