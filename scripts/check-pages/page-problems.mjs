import { checkStructuredData } from './structured-data.mjs';

/** @typedef {import('./crawl.mjs').Visited} Visited */
/** @typedef {import('./crawl.mjs').SitemapEntry} SitemapEntry */
/** @typedef {import('./read-page.mjs').PageFacts} PageFacts */

const LANGUAGES = ['ar', 'en', 'x-default'];

/** @param {Record<string, string>} alternates */
const sorted = (alternates) => JSON.stringify(Object.entries(alternates).sort());

/** Whether an address is written as search engines list it. @param {string} address @param {PageFacts} facts */
const isCanonical = (address, { isIndexed, canonicals }) => isIndexed && canonicals[0] === address;

/**
 * @param {PageFacts} facts
 * @returns {Generator<string>}
 */
function* problemsOfPage({ titles, descriptions, canonicals, alternates, headings, ...facts }) {
  if (titles.length !== 1 || !titles[0]) yield `has ${titles.length} titles`;
  for (const error of facts.parseErrors) yield `isn't HTML: ${error}`;
  for (const json of facts.structuredData) yield* checkStructuredData(json).problems;
  if (!facts.isIndexed) {
    if (canonicals.length > 0) yield 'is not indexed, and names a canonical address';
    return;
  }
  if (canonicals.length !== 1) yield `has ${canonicals.length} canonical addresses`;
  if (headings.length !== 1) yield `has ${headings.length} headings of the first level`;
  if (descriptions.length !== 1 || !descriptions[0]) yield `has ${descriptions.length} descriptions`;
  if (Object.keys(alternates).sort().join() !== LANGUAGES.join())
    yield `has alternates in ${Object.keys(alternates)}`;
  for (const property of ['og:title', 'og:url', 'og:image', 'og:description'])
    if (!facts.preview[property]) yield `has no ${property}`;
  if (facts.preview['og:image'] && !/^https?:\/\//.test(facts.preview['og:image']))
    yield 'has an og:image without an absolute address';
  if (facts.preview['og:url'] !== canonicals[0]) yield 'has another og:url than its canonical address';
}

/**
 * Addresses that share a text that should be their own.
 * @param {readonly (readonly [address: string, text: string])[]} texts @param {string} noun
 */
function* repeated(texts, noun) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const [address, text] of texts) byText.set(text, [...(byText.get(text) ?? []), address]);
  for (const [text, [first, ...others]] of byText)
    if (others.length > 0) yield `${first} has the ${noun} of ${others.join(', ')}: ${text}`;
}

/**
 * What is wrong with a crawled site.
 * @param {Map<string, Visited>} visited @param {Map<string, string>} linkedFrom @param {Map<string, SitemapEntry>} sitemap
 * @returns {string[]}
 */
export function siteProblems(visited, linkedFrom, sitemap) {
  /** @type {string[]} */
  const problems = [];
  const pages = [...visited].flatMap(([address, { facts }]) =>
    facts ? [/** @type {const} */ ([address, facts])] : [],
  );
  for (const [address, { status }] of visited)
    if (status !== 200 && status !== 202)
      problems.push(`${address} is ${status}, linked from ${linkedFrom.get(address) ?? 'the sitemap'}`);

  for (const [address, facts] of pages) {
    for (const problem of problemsOfPage(facts)) problems.push(`${address} ${problem}`);
    const canonical = facts.canonicals[0];
    if (canonical === undefined) continue;
    const target = visited.get(canonical)?.facts;
    if (!target || !isCanonical(canonical, target))
      problems.push(`${address} names ${canonical}, which isn't canonical itself`);
    for (const alternate of Object.values(facts.alternates)) {
      const other = visited.get(alternate)?.facts;
      if (!other || sorted(other.alternates) !== sorted(facts.alternates))
        problems.push(`${address} names the alternate ${alternate}, which doesn't name it`);
    }
  }

  const listed = pages.filter(([address, facts]) => isCanonical(address, facts));
  for (const language of ['en', 'ar']) {
    const ofLanguage = listed.filter(([address]) => new URL(address).searchParams.get('lang') === language);
    const texts = (/** @type {'titles' | 'descriptions'} */ name) =>
      ofLanguage.map(([address, facts]) => /** @type {const} */ ([address, facts[name][0] ?? '']));
    problems.push(...repeated(texts('titles'), 'title'), ...repeated(texts('descriptions'), 'description'));
  }

  for (const [address, facts] of listed) {
    const entry = sitemap.get(address);
    if (!entry) problems.push(`${address} isn't in the sitemap`);
    else if (sorted(entry.alternates) !== sorted(facts.alternates))
      problems.push(`${address} has other alternates in the sitemap`);
  }
  for (const [address, { changed }] of sitemap) {
    const facts = visited.get(address)?.facts;
    if (facts && !isCanonical(address, facts))
      problems.push(`${address} is in the sitemap, and isn't canonical`);
    if (changed !== undefined && !(Date.parse(changed) <= Date.now()))
      problems.push(`${address} was changed at ${changed}`);
  }
  return problems;
}
