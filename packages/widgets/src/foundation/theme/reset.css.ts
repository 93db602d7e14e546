import { globalStyle } from '@vanilla-extract/css';
import { focusRing } from './focus';
import { rem } from './scales';
import { vars } from './vars.css';

/**
 * Removes the browser's default element styles. `:where()` keeps the specificity at zero, so any class wins regardless
 * of the order of style sheets. Used in our own documents and inside shadow roots, never in a partner's document.
 */

globalStyle(':where(*)', { boxSizing: 'border-box' });
// Pseudo-elements aren't allowed in `:where()`; the specificity of these is below any class as well.
globalStyle('::before, ::after', { boxSizing: 'border-box' });

globalStyle(
  ':where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, form, dialog, pre)',
  { margin: 0, padding: 0, border: 0 },
);
globalStyle(':where(h1, h2, h3, h4, h5, h6)', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle(':where(ul, ol)', { listStyle: 'none' });
globalStyle(':where(a)', { color: 'inherit', textDecoration: 'none' });
globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit', margin: 0 });
// Below 16 px iOS zooms into the field.
globalStyle(':where(input, select, textarea)', { fontSize: 'max(16px, 1em)' });
globalStyle(':where(button)', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle(':where(img, svg, video)', { display: 'block', maxInlineSize: '100%' });
globalStyle(':where(img, video)', { blockSize: 'auto' });
globalStyle(':where(table)', { borderCollapse: 'collapse' });
globalStyle(':where([hidden])', { display: 'none' });

globalStyle(':where(:focus-visible)', focusRing);
// The sticky header must never cover the focused element (WCAG 2.4.11).
const belowHeader = (room: string) => ({
  scrollMarginBlockStart: `calc(${vars.layout.headerHeight} + ${room})`,
});
globalStyle(':where(:target, a, button, [tabindex])', belowHeader('16px'));
// Nor the label above it.
globalStyle(':where(input, select, textarea)', belowHeader(rem(3)));

// Arabic has no italics: browsers would slant the upright font.
globalStyle(':where(:lang(ar)) :where(em, i, cite)', { fontStyle: 'normal', fontWeight: vars.weight.medium });
globalStyle(':where(:lang(ar))', { textUnderlineOffset: '0.28em', textDecorationSkipInk: 'auto' });
