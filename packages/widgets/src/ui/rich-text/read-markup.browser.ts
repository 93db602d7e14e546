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
    plain.body.textContent = html.replace(/<[^>]*>/g, ' ');
    return plain;
  }
}

/** The browser's parser: a document created by `DOMParser` runs no scripts and loads nothing. */
export const readMarkup: ReadMarkup = (html, visitor) => {
  const { body } = parse(html);
  visitTree<Node>(
    [...body.childNodes],
    (node) => {
      if (node instanceof Text) visitor.text(node.data);
      if (!(node instanceof Element)) return undefined;
      visitor.start(
        node.localName,
        Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
      );
      return [...node.childNodes];
    },
    () => visitor.end(),
  );
};
