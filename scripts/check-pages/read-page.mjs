import { parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * What search engines read of a page.
 * @typedef {object} PageFacts
 * @property {string[]} titles
 * @property {string[]} descriptions
 * @property {string[]} canonicals
 * @property {Record<string, string>} alternates by language
 * @property {boolean} isIndexed
 * @property {string[]} links absolute, without fragment; of a page that isn't indexed those that search engines follow
 * @property {string[]} headings of the first level
 * @property {Record<string, string>} preview Open Graph by property
 * @property {string[]} structuredData as JSON
 * @property {string[]} parseErrors
 */

/** @param {Node} node @returns {Generator<Element>} */
function* elementsIn(node) {
  if ('tagName' in node) yield node;
  if (!('childNodes' in node)) return;
  // Not the content of templates.
  for (const child of node.childNodes) yield* elementsIn(child);
}

/** @param {Node} node @returns {string} */
const textOf = (node) => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value;

/**
 * Reads a document as a browser parses it.
 * @param {string} html @param {string} address of the document, for relative links
 * @returns {PageFacts}
 */
export function readPage(html, address) {
  /** @type {PageFacts} */
  const facts = {
    titles: [],
    descriptions: [],
    canonicals: [],
    alternates: {},
    isIndexed: true,
    links: [],
    headings: [],
    preview: {},
    structuredData: [],
    parseErrors: [],
  };
  const document = parse(html, {
    sourceCodeLocationInfo: false,
    onParseError: ({ code, startLine, startCol }) =>
      facts.parseErrors.push(`${code} at ${startLine}:${startCol}`),
  });
  /** @type {Set<string>} */
  const unfollowed = new Set();
  for (const element of elementsIn(document)) {
    const content = attribute(element, 'content') ?? '';
    const href = attribute(element, 'href');
    const name = attribute(element, 'name');
    const property = attribute(element, 'property');
    const rel = attribute(element, 'rel');
    switch (element.tagName) {
      case 'title':
        // Drawings have titles too.
        if (element.parentNode && 'tagName' in element.parentNode && element.parentNode.tagName === 'head')
          facts.titles.push(textOf(element));
        break;
      case 'h1':
        facts.headings.push(textOf(element));
        break;
      case 'meta':
        if (name === 'description') facts.descriptions.push(content);
        if (name === 'robots' && content.includes('noindex')) facts.isIndexed = false;
        if (property) facts.preview[property] = content;
        break;
      case 'link':
        if (rel === 'canonical') facts.canonicals.push(href ?? '');
        if (rel === 'alternate') facts.alternates[attribute(element, 'hreflang') ?? ''] = href ?? '';
        break;
      case 'a':
        if (href !== undefined && URL.canParse(href, address)) {
          const url = new URL(href, address);
          url.hash = '';
          facts.links.push(url.href);
          if (rel?.includes('nofollow')) unfollowed.add(url.href);
        }
        break;
      case 'script':
        if (attribute(element, 'type') === 'application/ld+json') facts.structuredData.push(textOf(element));
        break;
    }
  }
  if (!facts.isIndexed) facts.links = facts.links.filter((link) => !unfollowed.has(link));
  return facts;
}
