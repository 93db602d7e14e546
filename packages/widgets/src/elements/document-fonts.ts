import { fontFaceText } from './font-face-text';
import { createSheet } from './style-registry';

let isDeclared = false;

/**
 * Declares the widgets' fonts on the document, once: browsers ignore `@font-face` inside shadow roots. Nothing is fetched
 * until a widget uses a face, and a page may forbid the files (`font-src`): local faces of the same size stand in.
 */
export function declareFonts(): void {
  if (isDeclared) return;
  isDeclared = true;
  document.adoptedStyleSheets.push(createSheet(fontFaceText));
}
