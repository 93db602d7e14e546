import { type ReadMarkup, visitTree } from './markup-reader';

interface MarkupPolicy {
  createHTML(html: string): string;
}

/** What browsers with Trusted Types have. */
interface TrustedTypes {
  createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy;
}

let policy: MarkupPolicy | undefined;

/** Marks markup as safe to parse, where a page's policy asks for that: it is only read, never put into a page. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('diwan', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

function parse(html: string): Document {
  try {
    return new DOMParser().parseFromString(trusted(`<body>${html}`), 'text/html');
  } catch {
    // The page's policy allows no `diwan`: its words without their markup.
    const plain = document.implementation.createHTMLDocument('');
    plain.body.textContent = html.replace(/<[^>]*>/g, ' ');
    return plain;
  }
}

/** The browser's reader: a document made by `DOMParser` runs no script and fetches nothing. */
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
