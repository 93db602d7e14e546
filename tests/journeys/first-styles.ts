import { expect, type Page } from './support';

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** A connection kept from an earlier page may be closed by the shop at the moment it is used again, on a busy machine. */
const idleConnections = { maxRetries: 2 };

/** Expects that nothing in the document depends on a stylesheet that doesn't block rendering. */
export async function expectStyledAtOnce(page: Page, address: string): Promise<void> {
  const html = await (await page.request.get(address, idleConnections)).text();
  const [later] = matches(html, /<link rel="stylesheet" href="([^"]+)" media="not all"/g);
  if (!later) return;
  const sheet = await (await page.request.get(later, idleConnections)).text();
  const styledLater = new Set(matches(sheet, /\.([\w-]+)/g));
  const shown = new Set(matches(html, /\sclass="([^"]*)"/g).flatMap((classes) => classes.split(' ')));
  expect(styledLater.size).toBeGreaterThan(100);
  expect([...shown].filter((name) => styledLater.has(name))).toEqual([]);
}
