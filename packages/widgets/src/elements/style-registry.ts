/*
 * Constructable style sheets, shared by every shadow root they are for: one per element with all it needs at once, and
 * one per CSS module that is loaded later. They need no `<style>` element, so they work under a `style-src` without
 * `'unsafe-inline'`.
 */

const laterSheets: CSSStyleSheet[] = [];
const roots = new Set<DocumentOrShadowRoot>();

export function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Adds styles to every shadow root. Called by the embed build in the place of a later `.css.ts` module's sheet. */
export function addStyles(css: string): void {
  const sheet = createSheet(css);
  laterSheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** Gives a shadow root its element's styles and those of later modules, added so far and to come. */
export function adoptStyles(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): void {
  if (roots.has(root)) return;
  roots.add(root);
  root.adoptedStyleSheets = [sheet, ...laterSheets];
}

/** Stops keeping a root up to date, so that it can be collected. */
export function releaseStyles(root: DocumentOrShadowRoot): void {
  roots.delete(root);
}
