/** What crawlers may read: everything but baskets and the visitor's own steps. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/cart', '/price-box', '/checkout', '/404', '/ba/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
