/** Disallows the API, baskets, checkout, short links and links to a stored price box. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/cart', '/price-box', '/checkout', '/404', '/ba/', '/q/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
