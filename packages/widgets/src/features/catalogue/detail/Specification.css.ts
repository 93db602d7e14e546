import { style } from '@vanilla-extract/css';
import { media, oneColumn, rem, text, vars } from '../../../foundation/theme';

export const specification = style({
  marginBlockStart: vars.layout.section,
  paddingBlock: vars.layout.section,
  backgroundColor: vars.color.surface.muted,
  '@media': { print: { marginBlockStart: vars.space[6], paddingBlock: 0 } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: oneColumn,
      alignItems: 'start',
    },
  },
});

export const title = style([text.h2, { marginBlockEnd: rem(1.375), breakAfter: 'avoid' }]);

export const drawing = style({
  padding: `${vars.space[6]} ${vars.space[5]}`,
  backgroundColor: vars.color.surface.raised,
  '@media': { [media.desktop]: { padding: `${rem(2.75)} ${vars.space[9]}` } },
});

export const compare = style({ marginBlockStart: vars.space[4] });

export const entry = style({
  display: 'flex',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  lineHeight: 1.5,
});

export const entryMark = style({ marginBlockStart: '2px', color: vars.color.accent.ground });

export const qr = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(1.125),
  marginBlockStart: vars.space[7],
  '@media': { [media.mobile]: { display: 'none' } },
});

export const qrText = style([text.small, { maxInlineSize: '26ch', color: vars.color.text.secondary }]);
