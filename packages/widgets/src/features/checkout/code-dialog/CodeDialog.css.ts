import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../foundation/theme';

export const form = style({ display: 'grid', gap: vars.space[5] });

export const sent = style([text.body, { color: vars.color.text.secondary }]);

/** On phones stacked from the start: during the countdown the labels outgrow a shared line. */
export const ways = style({
  display: 'grid',
  gridAutoRows: vars.control.target,
  alignItems: 'center',
  justifyItems: 'start',
  '@media': {
    [media.tabletUp]: {
      gridAutoFlow: 'column',
      justifyContent: 'space-between',
      columnGap: vars.space[5],
    },
  },
});

export const wait = style([text.small, { color: vars.color.text.muted }]);
