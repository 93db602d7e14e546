import { type ReadMarkup, visitTree } from './markup-reader';

/** The browser's reader: a document made by `DOMParser` runs no script and fetches nothing. */
export const readMarkup: ReadMarkup = (html, visitor) => {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
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
