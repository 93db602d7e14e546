import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../theme';
import { vars } from '../../theme/vars.css';

export const prose = style({ overflowWrap: 'anywhere' });
export const article = style({ maxInlineSize: vars.layout.measure, color: vars.color.text.secondary });
/** A wide table scrolls by itself instead of widening the page, or breaking its words to fit. */
export const tableFrame = style({ overflowX: 'auto', overflowWrap: 'break-word' });
export const picture = style({ inlineSize: 'auto', maxInlineSize: '100%', blockSize: 'auto' });

const within = (selector: string) => `${prose} :where(${selector})`;

globalStyle(within('a'), { textDecoration: 'underline', textUnderlineOffset: '0.28em' });
globalStyle(within('a:hover'), { color: vars.color.accent.ground, textDecorationThickness: '2px' });
globalStyle(within('strong'), { fontWeight: vars.weight.semibold });

globalStyle(`${article} > * + *`, { marginBlockStart: vars.space[5] });
globalStyle(`${article} > * + :where(h2, h3, h4)`, { marginBlockStart: vars.space[8] });
globalStyle(`${article} :where(h2, h3, h4)`, { color: vars.color.text.primary });
globalStyle(`${article} :where(ul, ol)`, {
  paddingInlineStart: vars.space[6],
  ...stack(vars.space[2]),
});
globalStyle(`${article} :where(ul)`, { listStyle: 'disc' });
globalStyle(`${article} :where(ol)`, { listStyle: 'decimal' });
globalStyle(`${article}:lang(ar) :where(ol)`, { listStyle: 'arabic-indic' });
globalStyle(`${article} :where(blockquote)`, {
  color: vars.color.text.primary,
  fontSize: vars.size.lead,
  lineHeight: vars.leading.lead,
});
globalStyle(`${article} :where(figcaption, caption)`, {
  paddingBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.small,
  textAlign: 'start',
});
globalStyle(`${article} :where(table)`, { inlineSize: '100%' });
globalStyle(`${article} :where(th, td)`, {
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${article} :where(th)`, { color: vars.color.text.primary, fontWeight: vars.weight.medium });
globalStyle(`${article} :where(hr)`, { border: 0, borderBlockStart: `1px solid ${vars.color.line.subtle}` });
