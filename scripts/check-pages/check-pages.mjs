/**
 * Visits every page of the demo shop as a search engine does: from its sitemaps and from link to link, in both languages.
 * Checks status, canonical addresses, titles, descriptions, alternates, structured data and the sitemap, and that the
 * documents are valid HTML.
 */
import { openDemoShop } from '../../bench/demo-shop.mjs';
import { crawl, readSitemap } from './crawl.mjs';
import { siteProblems } from './page-problems.mjs';
import { spellingProblems } from './spelling-problems.mjs';
import { checkStructuredData } from './structured-data.mjs';
import { javaMissing, nuProblems, ruleProblems } from './valid-html.mjs';

const MAX_SHOWN = 60;

const shop = await openDemoShop();
/** Search engines find the same document at the address of its language. @param {string} address */
const isNeutral = (address) => sitemap.has(address) && !address.includes('?');
/** @type {Awaited<ReturnType<typeof readSitemap>>} */
let sitemap = new Map();
/** @type {string[]} */
const problems = [];
try {
  sitemap = await readSitemap(shop.url);
  const { visited, linkedFrom } = await crawl(shop.url, [...sitemap.keys(), `${shop.url}/`]);
  const documents = [...visited].flatMap(([address, { html }]) =>
    html === undefined ? [] : [{ address, html }],
  );
  const missing = javaMissing();
  if (missing) console.log(missing);
  // A program of its own, beside which the rest is checked.
  const validating = missing ? [] : nuProblems(documents.filter(({ address }) => !isNeutral(address)));
  problems.push(
    ...siteProblems(visited, linkedFrom, sitemap),
    ...(await spellingProblems(shop.url, sitemap)),
    ...(await ruleProblems(documents)),
    ...(await validating),
  );

  const types = [...visited.values()]
    .flatMap(({ facts }) => facts?.structuredData ?? [])
    .flatMap((json) => checkStructuredData(json).types);
  const count = (/** @type {string} */ type) => types.filter((one) => one === type).length;
  console.log(
    `${documents.length} documents, ${sitemap.size} addresses in the sitemap, ${visited.size} addresses visited; ` +
      `structured data: ${[...new Set(types)].map((type) => `${count(type)} ${type}`).join(', ')}`,
  );
} finally {
  await shop.close();
}

for (const problem of problems.slice(0, MAX_SHOWN)) console.error(problem);
if (problems.length > MAX_SHOWN) console.error(`and ${problems.length - MAX_SHOWN} more`);
process.exit(problems.length > 0 ? 1 : 0);
