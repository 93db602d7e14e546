import { readPage } from './read-page.mjs';

/**
 * @typedef {object} Visited
 * @property {number} status 202 of a file that is still being made
 * @property {string | undefined} html of pages
 * @property {import('./read-page.mjs').PageFacts | undefined} facts
 */

/** @typedef {{ alternates: Record<string, string>, changed: string | undefined }} SitemapEntry */

const PARALLEL = 4;

/** @param {string} text */
const unescaped = (text) => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/**
 * The addresses in a site's sitemaps.
 * @param {string} origin
 * @returns {Promise<Map<string, SitemapEntry>>}
 */
export async function readSitemap(origin) {
  const read = async (/** @type {string} */ address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  };
  const index = await read(`${origin}/sitemap.xml`);
  /** @type {Map<string, SitemapEntry>} */
  const entries = new Map();
  for (const [, file = ''] of index.matchAll(/<loc>(.*?)<\/loc>/g)) {
    for (const [, entry = ''] of (await read(unescaped(file))).matchAll(/<url>(.*?)<\/url>/gs)) {
      const alternates = Object.fromEntries(
        [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language = '', address = '']) => [
          language,
          unescaped(address),
        ]),
      );
      const address = unescaped(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '');
      entries.set(address, { alternates, changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] });
    }
  }
  return entries;
}

/**
 * Visits addresses, and all addresses of the same site that their pages link to.
 * @param {string} origin @param {Iterable<string>} addresses
 * @returns {Promise<{ visited: Map<string, Visited>, linkedFrom: Map<string, string> }>}
 */
export async function crawl(origin, addresses) {
  /** @type {Map<string, Visited>} */
  const visited = new Map();
  /** @type {Map<string, string>} */
  const linkedFrom = new Map();
  const waiting = [...addresses];
  const seen = new Set(waiting);

  const visit = async (/** @type {string} */ address) => {
    const response = await fetch(address, { headers: { 'accept-language': 'en' } });
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const html = isPage ? await response.text() : undefined;
    if (html === undefined) await response.body?.cancel();
    const facts = html === undefined ? undefined : readPage(html, address);
    const isBeingMade = !isPage && response.status === 503 && response.headers.has('retry-after');
    visited.set(address, { status: isBeingMade ? 202 : response.status, html, facts });
    for (const link of [...(facts?.links ?? []), ...Object.values(facts?.alternates ?? {})]) {
      if (!link.startsWith(`${origin}/`) || seen.has(link)) continue;
      seen.add(link);
      linkedFrom.set(link, address);
      waiting.push(link);
    }
  };
  const work = async () => {
    for (let address = waiting.pop(); address; address = waiting.pop()) await visit(address);
  };
  // Workers that run out of addresses early are started again while others find more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: PARALLEL }, work));
  return { visited, linkedFrom };
}
