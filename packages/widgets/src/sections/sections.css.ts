import { style } from '@vanilla-extract/css';
import { media, vars } from '../foundation/theme';

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
