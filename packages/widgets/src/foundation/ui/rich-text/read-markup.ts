import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type ReadMarkup, visitTree } from './markup-reader';

type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is DefaultTreeAdapterTypes.Element => 'tagName' in node;

const childOf = (parent: DefaultTreeAdapterTypes.ParentNode | undefined, name: string) =>
  parent?.childNodes.filter(isElement).find(({ tagName }) => tagName === name);

/** The server's parser. */
export const readMarkup: ReadMarkup = (html, visitor) => {
  const document = parse(`<body>${html}`, { scriptingEnabled: false });
  visitTree<Node>(
    childOf(childOf(document, 'html'), 'body')?.childNodes ?? [],
    (node) => {
      if (isElement(node)) {
        visitor.start(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])));
        return node.childNodes;
      }
      if (node.nodeName === '#text' && 'value' in node) visitor.text(node.value);
      return undefined;
    },
    () => visitor.end(),
  );
};
