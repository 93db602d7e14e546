/**
 * What Google requires of the schema.org types that the shop uses:
 * https://developers.google.com/search/docs/appearance/structured-data
 */

/** @typedef {Record<string, unknown>} Data */

/** @param {unknown} value @returns {value is Data} */
const isData = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isText = (value) => typeof value === 'string' && value.trim() !== '';
/** @param {unknown} value */
const isAddress = (value) => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
/** @param {unknown} value @returns {unknown[]} */
const listOf = (value) => (value === undefined ? [] : [value].flat());

/** @param {Data} product */
function* problemsOfProduct(product) {
  if (!isText(product.name)) yield 'has no name';
  const images = listOf(product.image);
  if (images.length === 0) yield 'has no image';
  if (!images.every(isAddress)) yield 'has an image without an absolute address';
  const { offers, review, aggregateRating } = product;
  if (!offers && !review && !aggregateRating) yield 'has no offers, review or aggregateRating';
  for (const offer of listOf(offers)) {
    if (!isData(offer)) {
      yield 'has an offer that is not an object';
      continue;
    }
    if (typeof offer.price !== 'number' || !(offer.price > 0)) yield 'has an offer without a price';
    if (!/^[A-Z]{3}$/.test(String(offer.priceCurrency))) yield 'has an offer without a currency';
    if (!isAddress(offer.availability)) yield 'has an offer without availability';
  }
}

/** @param {Data} list */
function* problemsOfBreadcrumbs({ itemListElement }) {
  const crumbs = listOf(itemListElement);
  if (crumbs.length < 2) yield 'has fewer than two crumbs';
  for (const [index, crumb] of crumbs.entries()) {
    if (!isData(crumb) || !isText(crumb.name)) yield `has no name at ${index + 1}`;
    else if (crumb.position !== index + 1) yield `has the wrong position at ${index + 1}`;
    else if (index < crumbs.length - 1 && !isAddress(crumb.item)) yield `has no address at ${index + 1}`;
  }
}

/** @param {Data} organization */
function* problemsOfOrganization({ name, url, logo }) {
  if (!isText(name)) yield 'has no name';
  if (!isAddress(url)) yield 'has no address';
  if (!isAddress(logo)) yield 'has no logo';
}

/** @param {Data} site */
function* problemsOfSite({ name, url, potentialAction: action }) {
  if (!isText(name)) yield 'has no name';
  if (!isAddress(url)) yield 'has no address';
  const target = isData(action) && isData(action.target) ? String(action.target.urlTemplate) : '';
  if (!isAddress(target) || !target.includes('{search_term_string}')) yield 'has no search address';
}

/** @param {Data} page */
function* problemsOfItemPage({ name, url }) {
  if (!isText(name)) yield 'has no name';
  if (!isAddress(url)) yield 'has no address';
}

/** @type {Readonly<Record<string, (data: Data) => Iterable<string>>>} */
const rules = {
  Product: problemsOfProduct,
  BreadcrumbList: problemsOfBreadcrumbs,
  Organization: problemsOfOrganization,
  WebSite: problemsOfSite,
  ItemPage: problemsOfItemPage,
};

/**
 * The types in a block of structured data, and what is wrong with it.
 * @param {string} json
 * @returns {{ types: string[], problems: string[] }}
 */
export function checkStructuredData(json) {
  /** @type {unknown} */
  let parsed;
  try {
    parsed = JSON.parse(json);
  } catch {
    return { types: [], problems: ['structured data is not JSON'] };
  }
  const blocks = listOf(parsed).map((data) => {
    if (!isData(data) || data['@context'] !== 'https://schema.org')
      return { type: '', problems: ['structured data is not of schema.org'] };
    const type = String(data['@type']);
    const rule = rules[type];
    const problems = rule ? [...rule(data)] : ['has no rule in scripts/check-pages/structured-data.mjs'];
    return { type, problems: problems.map((problem) => `${type} ${problem}`) };
  });
  return {
    types: blocks.map(({ type }) => type),
    problems: blocks.flatMap(({ problems }) => problems),
  };
}
