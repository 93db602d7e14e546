/*
 * Constructable style sheets, one per CSS module and document, shared by all its shadow roots. They need no `<style>`
 * element, so they work under a `style-src` without `'unsafe-inline'`. A sheet belongs to the document that made it, and an
 * element may be moved into another one: a frame, a pop-up window.
 */

/** CSS of shadow roots, and of documents. */
const styles: string[] = [];
const documentStyles: string[] = [];
const sheetsByDocument = new WeakMap<Document, CSSStyleSheet[]>();
const facesByDocument = new WeakMap<Document, Set<string>>();
const roots = new Set<ShadowRoot>();
/** Colours of the shop that a root shows. */
const tokensByRoot = new WeakMap<ShadowRoot, string>();

function createSheet(css: string, { defaultView }: Document): CSSStyleSheet {
  const sheet = new (defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The sheets of all styles so far, for the roots of a document. */
function sheetsFor(document: Document): CSSStyleSheet[] {
  const sheets = sheetsByDocument.get(document) ?? [];
  sheetsByDocument.set(document, sheets);
  for (const css of styles.slice(sheets.length)) sheets.push(createSheet(css, document));
  return sheets;
}

function adoptOnDocument(css: string, document: Document): void {
  const faces = facesByDocument.get(document) ?? new Set();
  facesByDocument.set(document, faces);
  if (faces.has(css)) return;
  faces.add(css);
  document.adoptedStyleSheets.push(createSheet(css, document));
}

/**
 * Adds styles to every shadow root, those to come included. The embed build calls it in the place of a CSS module's
 * sheet, so a sheet always follows those of the modules it imports.
 */
export function addStyles(css: string): void {
  styles.push(css);
  for (const root of roots)
    for (const sheet of sheetsFor(root.ownerDocument).slice(-1)) root.adoptedStyleSheets.push(sheet);
}

/**
 * Adds styles that only work on the document, such as `@font-face`, once. Nothing is fetched until a widget uses a face.
 */
export function addDocumentStyles(css: string): void {
  documentStyles.push(css);
  adoptOnDocument(css, document);
}

function show(root: ShadowRoot): void {
  const { ownerDocument } = root;
  const tokens = tokensByRoot.get(root);
  root.adoptedStyleSheets = [
    ...sheetsFor(ownerDocument),
    ...(tokens ? [createSheet(tokens, ownerDocument)] : []),
  ];
}

/** Gives a shadow root all styles, added so far and to come; again where it has moved into another document. */
export function adoptStyles(root: ShadowRoot): void {
  for (const css of documentStyles) adoptOnDocument(css, root.ownerDocument);
  // A move into another document takes them away.
  if (roots.has(root) && root.adoptedStyleSheets.length > 0) return;
  roots.add(root);
  show(root);
}

/** Colours and typefaces of a shop, as CSS. */
export interface ShopStyles {
  /** The style sheets of shadow roots. */
  readonly tokens: string;
  /** Typefaces, which are the same for all elements of a shop. */
  readonly faces: string;
}

/** Gives a root with all styles those of a shop, in the place of those of another. @returns takes the colours away */
export function adoptShopStyles(root: ShadowRoot, { tokens, faces }: ShopStyles): () => void {
  adoptOnDocument(faces, root.ownerDocument);
  tokensByRoot.set(root, tokens);
  show(root);
  return () => {
    tokensByRoot.delete(root);
    show(root);
  };
}

/** Stops keeping a root up to date, so that it can be collected. */
export function releaseStyles(root: ShadowRoot): void {
  roots.delete(root);
}
