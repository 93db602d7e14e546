import { keyframes, style } from '@vanilla-extract/css';
import { media, rem, text, vars } from '../../theme';
import { spread } from '../../theme/layout';

const draw = keyframes({ from: { strokeDashoffset: 24 }, to: { strokeDashoffset: 0 } });

export const content = style({ display: 'grid', gap: vars.space[5] });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(3),
  blockSize: rem(3),
  marginBlockStart: vars.space[3],
  border: `1.5px solid ${vars.color.feedback.success}`,
  borderRadius: vars.radius.full,
  color: vars.color.feedback.success,
  strokeDasharray: 24,
  animation: `${draw} 600ms ${vars.easing.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const callText = style([text.body, { color: vars.color.text.secondary }]);

export const number = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line.subtle}`,
});

export const numberTerm = style({ color: vars.color.text.muted });

export const numberValue = style({ fontSize: vars.size.large, fontWeight: vars.weight.medium });

export const due = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[4],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  fontWeight: vars.weight.medium,
});

export const dueAmount = style({ fontSize: vars.size.h3, lineHeight: 1.3 });

export const delivery = style([
  text.body,
  { paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.line.subtle}` },
]);

export const deliveryTitle = style({ color: vars.color.text.muted, marginBlockEnd: vars.space[1] });

export const deliveryLine = style({ overflowWrap: 'anywhere' });

/** Names the order where its receipt is closed. */
export const notice = style({
  ...spread(`${vars.space[3]} ${vars.space[5]}`),
  marginBlockEnd: vars.space[6],
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
});

export const noticeText = style([text.body, { fontWeight: vars.weight.medium }]);
