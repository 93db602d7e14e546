import { readPage } from './read-page.mjs';

/** Other spellings of an address, and what campaigns and strangers add to it. */
const spellings = [
  (/** @type {string} */ path) => `${path}?utm_source=mail&gclid=1&fbclid=2`,
  (/** @type {string} */ path) => `${path}?subcategory=99`,
  (/** @type {string} */ path) => `${path}?subcategory=abc&sort=price_asc&page=2`,
  (/** @type {string} */ path) => `${path}?lang=xx`,
  (/** @type {string} */ path) => `${path.replace(/\/$/, '')}/`,
  (/** @type {string} */ path) => path.replace(/^\/[a-z-]+/, (first) => first.toUpperCase()),
  (/** @type {string} */ path) => path.replace(/\/(?=\d+$)/, '/0'),
];

/** The shape of a path: pages of one route need one try. @param {string} path */
const shapeOf = (path) => path.replace(/\d+$/, '1').replace(/^\/(product|pa)\/.*/, '/$1/x');

/**
 * Asks for one page of each route in other spellings; each must name the listed address.
 * @param {string} origin @param {ReadonlyMap<string, unknown>} sitemap
 */
export async function spellingProblems(origin, sitemap) {
  const paths = [...sitemap.keys()]
    .filter((address) => !address.includes('?'))
    .map((address) => address.slice(origin.length));
  const samples = new Map(paths.map((path) => [shapeOf(path), path]));
  const tries = [...samples.values()].flatMap((path) =>
    [...new Set(spellings.map((spell) => spell(path)).filter((spelled) => spelled !== path))].map(
      (spelled) => ({ path, spelled }),
    ),
  );
  /** @type {string[]} */
  const problems = [];
  for (const { path, spelled } of tries) {
    const response = await fetch(origin + spelled);
    const { canonicals } = readPage(await response.text(), response.url);
    if (canonicals.join() !== origin + path)
      problems.push(`${spelled} names ${canonicals.join(', ') || 'no address'} instead of ${path}`);
  }
  return problems;
}
