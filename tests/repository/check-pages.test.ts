import { expect, it } from 'vitest';
import { siteProblems } from '../../scripts/check-pages/page-problems.mjs';
import { readPage } from '../../scripts/check-pages/read-page.mjs';
import { checkStructuredData } from '../../scripts/check-pages/structured-data.mjs';
import { ruleProblems } from '../../scripts/check-pages/valid-html.mjs';

const origin = 'https://shop.example';

interface PageOptions {
  path: string;
  language?: string | undefined;
  title?: string;
  head?: string;
  body?: string;
}

const addressOf = (path: string, language = '') =>
  `${origin}${path}${language === '' ? '' : `?lang=${language}`}`;

/** A page without problems, unless options make some. */
function page({ path, language, title = `${path} ${language}`, head = '', body = '' }: PageOptions) {
  const address = addressOf(path, language);
  const alternates = ['en', 'ar', ''].map(
    (one) => `<link rel="alternate" hreflang="${one || 'x-default'}" href="${addressOf(path, one)}">`,
  );
  return `<!doctype html><html lang="en"><head><title>${title}</title>
    <meta name="description" content="About ${title}"><link rel="canonical" href="${address}">${alternates.join('')}
    <meta property="og:title" content="x"><meta property="og:description" content="x">
    <meta property="og:url" content="${address}"><meta property="og:image" content="${origin}/x.jpg">${head}
    </head><body><h1>x</h1>${body}</body></html>`;
}

/** The problems of a site with these pages, each in all its languages. */
function problemsOf(
  pages: readonly PageOptions[],
  { listed = pages }: { listed?: readonly PageOptions[] } = {},
) {
  const everyLanguage = (options: readonly PageOptions[]) =>
    options.flatMap((one) => [undefined, 'en', 'ar'].map((language) => ({ ...one, language })));
  const visited = everyLanguage(pages).map((options) => {
    const address = addressOf(options.path, options.language);
    return [address, { status: 200, html: '', facts: readPage(page(options), address) }] as const;
  });
  const sitemap = everyLanguage(listed).map(({ path, language }) => {
    const alternates = { en: addressOf(path, 'en'), ar: addressOf(path, 'ar'), 'x-default': addressOf(path) };
    return [addressOf(path, language), { alternates, changed: '2026-01-01T00:00:00Z' }] as const;
  });
  return siteProblems(new Map(visited), new Map(), new Map(sitemap));
}

it('finds nothing wrong with a site whose pages have addresses, titles and descriptions of their own', () => {
  expect(problemsOf([{ path: '/a' }, { path: '/b' }])).toEqual([]);
});

it.each([
  ['a second title', { head: '<title>y</title>' }, 'has 2 titles'],
  ['a second canonical address', { head: '<link rel="canonical" href="/c">' }, 'has 2 canonical addresses'],
  ['a second first heading', { body: '<h1>y</h1>' }, 'has 2 headings'],
  ['no title', { title: '' }, 'has 1 titles'],
  [
    'a canonical address though not indexed',
    { head: '<meta name="robots" content="noindex">' },
    'not indexed',
  ],
  ['markup that browsers repair', { body: '<p id="x" id="y">' }, 'isn’t HTML: duplicate-attribute'],
  [
    'structured data that is incomplete',
    {
      head: '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script>',
    },
    'Product has no name',
  ],
])('finds %s', (_, options, problem) => {
  const problems = problemsOf([{ path: '/a' }, { path: '/b', ...options }]);
  expect(problems.join('\n').replaceAll("'", '’')).toContain(problem);
});

it('finds titles and descriptions that two pages share', () => {
  const problems = problemsOf([
    { path: '/a', title: 'Sofas' },
    { path: '/b', title: 'Sofas' },
  ]);
  expect(problems).toContainEqual(expect.stringContaining('/b?lang=en: Sofas'));
  expect(problems).toContainEqual(expect.stringContaining('description of'));
});

it('finds pages missing in the sitemap', () => {
  expect(problemsOf([{ path: '/a' }, { path: '/b' }], { listed: [{ path: '/a' }] })).toContain(
    `${origin}/b isn't in the sitemap`,
  );
});

it('finds broken links', () => {
  const visited = new Map([[`${origin}/gone`, { status: 404, html: undefined, facts: undefined }]]);
  expect(siteProblems(visited, new Map([[`${origin}/gone`, `${origin}/`]]), new Map())).toEqual([
    `${origin}/gone is 404, linked from ${origin}/`,
  ]);
});

it.each([
  [{ '@type': 'Offer' }, 'has an offer without a price'],
  [{ '@type': 'Offer', price: 10 }, 'has an offer without a currency'],
])('finds the offer %j', (offers, problem) => {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'x',
    image: [`${origin}/x`],
    offers,
  };
  expect(checkStructuredData(JSON.stringify(product)).problems).toContain(`Product ${problem}`);
});

it('finds markup that the HTML standard forbids', async () => {
  const html = page({ path: '/a', body: '<ul><div>x</div></ul>' });
  expect(await ruleProblems([{ address: `${origin}/a`, html }])).toEqual([
    expect.stringContaining('element-permitted-content'),
  ]);
});
