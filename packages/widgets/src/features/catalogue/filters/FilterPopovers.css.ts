import { style } from '@vanilla-extract/css';
import { media, rem, transition, vars } from '../../../foundation/theme';

/** On phones with scripts a sheet takes its place. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${rem(0.125)}`,
  minInlineSize: 0,
  '@media': {
    [media.mobile]: { inlineSize: '100%', flexDirection: 'column', alignItems: 'stretch' },
    [`${media.mobile} and (scripting: enabled)`]: { display: 'none' },
  },
});

export const facet = style({ position: 'relative' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(0.375),
  minBlockSize: vars.control.target,
  paddingInline: `${vars.space[3]} ${rem(0.625)}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.size.control,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.surface.muted },
    [`${facet}[open] > &`]: {
      borderColor: vars.color.action.ground,
      backgroundColor: vars.color.surface.page,
    },
  },
});

export const inUse = style({ fontWeight: vars.weight.medium });

export const disc = style({
  minInlineSize: rem(1.25),
  paddingInline: rem(0.3125),
  borderRadius: rem(0.625),
  backgroundColor: vars.color.action.ground,
  color: vars.color.action.text,
  fontSize: vars.size.tiny,
  lineHeight: rem(1.25),
  textAlign: 'center',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const chevron = style({
  transition: transition(['transform'], 'quick'),
  selectors: { [`${facet}[open] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const panel = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineStart: 0,
  inlineSize: `min(${rem(20)}, 100vw - ${rem(2)})`,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: rem(0.25),
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  selectors: { [`${facet}[data-at-end] > &`]: { insetInline: 'auto 0' } },
  '@media': { [media.mobile]: { position: 'static', inlineSize: 'auto', boxShadow: 'none' } },
});

export const content = style({
  // Nine options.
  boxSizing: 'content-box',
  maxBlockSize: `min(${rem(24.75)}, 100dvh - ${rem(15.5)})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[3]} ${rem(1.125)}`,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: rem(1.125),
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

export const clear = style({
  minBlockSize: vars.control.target,
  color: vars.color.text.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
});
