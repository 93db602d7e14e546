import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { centered, media, rem, spread, stack, text, vars } from '../../../foundation/theme';

const draw = keyframes({ from: { strokeDashoffset: 24 }, to: { strokeDashoffset: 0 } });

export const content = style({ display: 'grid', gap: vars.space[5] });

const letter = `dialog:has(${content})`;
const title = '[data-dialog-title]';

/* On paper there is only the receipt, on as many pages as it takes: no controls, and nothing of the page behind it. */
globalStyle(
  `:is(body, dialog):has(${content}) :not(:has(${content}, ${title}), ${content}, ${content} *, ${title})`,
  { '@media': { print: { display: 'none !important' } } },
);
globalStyle(letter, {
  '@media': {
    print: {
      position: 'absolute',
      margin: 0,
      display: 'block !important',
      inlineSize: '100% !important',
      maxBlockSize: 'none !important',
      overflow: 'visible',
      boxShadow: 'none',
    },
  },
});
globalStyle(`${letter}::backdrop`, { '@media': { print: { display: 'none' } } });
globalStyle(`${letter} :has(> ${content})`, { '@media': { print: { overflow: 'visible' } } });
globalStyle(`${content} :is(li, dl, section:not(:has(li)))`, { breakInside: 'avoid' });

export const mark = style({
  ...centered,
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

export const facts = style({
  ...stack(vars.space[1]),
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.line.subtle}`,
});

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const factTerm = style({ color: vars.color.text.muted });

export const factValue = style({ fontSize: vars.size.large, fontWeight: vars.weight.medium });

export const actions = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

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

/** Says above the form that the order was sent before. */
export const notice = style({
  ...spread(`${vars.space[3]} ${vars.space[5]}`),
  marginBlockEnd: vars.space[6],
  padding: vars.space[5],
  backgroundColor: vars.color.feedback.infoTint,
});

export const noticeText = style([text.body, { fontWeight: vars.weight.medium }]);
