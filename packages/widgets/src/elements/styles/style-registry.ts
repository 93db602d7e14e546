import { unclobbered } from '../../foundation/ui/unclobbered';

/*
 * Constructable style sheets, one per CSS module, shared by all shadow roots. They need no `<style>` element, so they
 * work under a `style-src` without `'unsafe-inline'`.
 */

const sheets: CSSStyleSheet[] = [];
const roots = new Set<DocumentOrShadowRoot>();

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/**
 * Adds styles to every shadow root, those to come included. The embed build calls it in the place of a CSS module's
 * sheet, so a sheet always follows those of the modules it imports.
 */
export function addStyles(css: string): void {
  const sheet = createSheet(css);
  sheets.push(sheet);
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

const onDocument = new Set<string>();

/**
 * Adds styles that only work on the document, such as `@font-face`, once. Nothing is fetched until a widget uses a face.
 */
export function addDocumentStyles(css: string): void {
  if (onDocument.has(css)) return;
  onDocument.add(css);
  unclobbered(document).adoptedStyleSheets.push(createSheet(css));
}

/** Gives a shadow root all styles, added so far and to come. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  if (roots.has(root)) return;
  roots.add(root);
  root.adoptedStyleSheets = [...sheets];
}

/** Colours and typefaces of a shop, as CSS. */
export interface ShopStyles {
  /** For shadow roots. */
  readonly tokens: string;
  /** Typefaces, which are the same for all elements of a shop. */
  readonly faces: string;
}

/** Gives a root with all styles those of a shop, in the place of those of another. @returns takes the colours away */
export function adoptShopStyles(root: ShadowRoot, { tokens, faces }: ShopStyles): () => void {
  addDocumentStyles(faces);
  root.adoptedStyleSheets = [...sheets, createSheet(tokens)];
  return () => {
    root.adoptedStyleSheets = [...sheets];
  };
}

/** Stops keeping a root up to date, so that it can be collected. */
export function releaseStyles(root: DocumentOrShadowRoot): void {
  roots.delete(root);
}
