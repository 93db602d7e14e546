import { style } from '@vanilla-extract/css';
import { fluid, media, stack, vars } from '../foundation/theme';

/** The margins of adjacent plain sections collapse. */
export const plain = style({ marginBlock: vars.layout.section });

/** Full-bleed, without margins of its own. */
export const bleed = style({});

/** Compensates for the margin of the section before it: adds its height to the usual distance, once. */
export const spacer = style({
  selectors: { [`${plain} + &`]: { marginBlockStart: `calc(-1 * ${vars.layout.section})` } },
});

export const skeletonTitle = style({ marginBlockEnd: vars.space[7] });

export const phonesOnly = style({ '@media': { [media.tabletUp]: { display: 'none' } } });
export const largerScreensOnly = style({ '@media': { [media.mobile]: { display: 'none' } } });

export const head = style({ marginBlockEnd: fluid(1.5, 1.0357, 1.9048, 2.75) });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const texts = style([stack(vars.space[2]), { minInlineSize: 0 }]);

export const description = style({ maxInlineSize: '60ch', color: vars.color.text.secondary });

export const link = style({ flex: 'none' });
