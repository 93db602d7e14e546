/** Disallows the API, baskets, checkout and short links. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/cart', '/price-box', '/checkout', '/404', '/ba/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
