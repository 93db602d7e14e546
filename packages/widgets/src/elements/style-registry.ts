/**
 * One constructable style sheet per CSS module, shared by every shadow root of the page. Constructable sheets need
 * no `<style>` element, so they work under a `style-src` without `'unsafe-inline'`.
 */
const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<DocumentOrShadowRoot>();

/** Registers the styles of a module. Called by the embed build in the place of each `.css.ts` module's style sheet. */
export function addStyles(module: string, css: string): void {
  if (sheets.has(module)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(module, sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

/** Gives a shadow root all styles: those registered so far and those to come. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  if (roots.has(root)) return;
  roots.add(root);
  root.adoptedStyleSheets = [...sheets.values()];
}

/** Stops keeping a root up to date, so that it can be collected. */
export function releaseStyles(root: DocumentOrShadowRoot): void {
  roots.delete(root);
}
