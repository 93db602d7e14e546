import { style } from '@vanilla-extract/css';
import { text, vars } from '../theme';

/** As in a summary on the smallest phones. */
const narrow = '(max-width: 250px)';

export const promo = style({ containerType: 'inline-size' });

/** The button stays beside its field when an error comes below. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  // What asks for the code is read in full.
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Codes are Latin in every language, but stand where the page's lines begin, as what asks for them does. */
export const field = style({ selectors: { ':lang(ar) &': { textAlign: 'end' } } });

/** Level with the control, below the label's line. */
export const apply = style({
  marginBlockStart: `calc(${vars.leading.small} * ${vars.size.small} + ${vars.space[2]})`,
  '@container': { [narrow]: { marginBlockStart: 0 } },
});

const code = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
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

export const terms = style([text.tiny, { color: 'inherit' }]);
