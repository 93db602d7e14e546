import { style } from '@vanilla-extract/css';
import { spread, text, vars } from '../../../foundation/theme';

/** The width in a summary on the smallest phones. */
const narrow = '(max-width: 250px)';

export const promo = style({ containerType: 'inline-size' });

/** The button stays aligned with its field when an error shows below. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  // The placeholder must not be truncated.
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Codes are Latin in every language, but aligned with the page's text, as the placeholder is. */
export const field = style({ selectors: { ':lang(ar) &': { textAlign: 'end' } } });

/** Aligned with the input, below the label. */
export const apply = style({
  marginBlockStart: `calc(${vars.leading.small} * ${vars.size.small} + ${vars.space[2]})`,
  '@container': { [narrow]: { marginBlockStart: 0 } },
});

const code = style({
  ...spread(vars.space[3]),
  padding: `${vars.space[3]} ${vars.space[4]}`,
});

export const applied = style([
  code,
  text.small,
  { backgroundColor: vars.color.feedback.successTint, color: vars.color.feedback.success },
]);

export const waiting = style([
  code,
  text.small,
  { backgroundColor: vars.color.feedback.warningTint, color: vars.color.feedback.warning },
]);

export const terms = style([
  text.tiny,
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[3], color: 'inherit' },
]);
