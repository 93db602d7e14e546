import { type ReadMarkup, visitTree } from './markup-reader';

interface MarkupPolicy {
  createHTML(html: string): string;
}

/** The Trusted Types API, if the browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy;
}

let policy: MarkupPolicy | undefined;

/**
 * Marks HTML as trusted for parsing, if the page's CSP requires it: it is only parsed, never inserted into the page.
 */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('diwan', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

function parse(html: string): Document {
  try {
    return new DOMParser().parseFromString(trusted(`<body>${html}`), 'text/html');
  } catch {
    // The page's CSP doesn't allow the `diwan` policy: falls back to the text without markup.
    const plain = document.implementation.createHTMLDocument('');
    plain.body.textContent = html.replace(/<[^<>]*>/g, ' ');
    return plain;
  }
}

/**
 * Reads a property past fields and images of that name, which a form or document shows in its place: of
 * `<form><input name="attributes"></form>`, `form.attributes` is the field.
 */
const read = <Of extends Node, Key extends keyof Of>(type: { prototype: Of }, key: Key, node: Of): Of[Key] =>
  Reflect.get(type.prototype, key, node);

const childrenOf = (node: Node): readonly Node[] => [...read(Node, 'childNodes', node)];

/** The browser's parser: a document created by `DOMParser` runs no scripts and loads nothing. */
export const readMarkup: ReadMarkup = (html, visitor) => {
  visitTree<Node>(
    childrenOf(read(Document, 'body', parse(html))),
    (node) => {
      if (node instanceof Text) visitor.text(node.data);
      if (!(node instanceof Element)) return undefined;
      visitor.start(
        read(Element, 'localName', node),
        Object.fromEntries([...read(Element, 'attributes', node)].map(({ name, value }) => [name, value])),
      );
      return childrenOf(node);
    },
    () => visitor.end(),
  );
};
