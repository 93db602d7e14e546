import { LANGUAGE_PARAM, LOCALES, type Locale, localized } from '@diwan/sdk/commerce';
import { tag } from '../html/html';
import { safeJson } from '../html/page-state-script';
import type { RenderedPage } from '../render-page';

/** Parameters that change a page's content; all others (campaigns, codes) don't. */
const PAGE_PARAMS = ['subcategory'];

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ar: 'ar_SA' };

/** Canonical URL of a page: for a given language, or the language-neutral one. */
export function canonicalAddress(url: URL, origin: string, locale?: Locale): string {
  // Concatenated, not resolved: `//evil.example` would resolve to another site.
  const canonical = new URL(origin + url.pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, ''));
  for (const name of PAGE_PARAMS) {
    const value = url.searchParams.get(name);
    if (value !== null) canonical.searchParams.set(name, value);
  }
  if (locale) canonical.searchParams.set(LANGUAGE_PARAM, locale);
  return canonical.href;
}

/**
 * Tags for search engines and link previews. A page has one URL for both languages (spec §2), which is `x-default`, and
 * a URL with a language parameter for each language.
 */
export function seoTags(
  { locale, title, head, state, status }: RenderedPage,
  requested: URL,
  origin: string,
): string {
  const url = new URL(requested);
  if (head.path) url.pathname = head.path;
  const isPrivate = head.isPrivate || status !== 200;
  const named = url.searchParams.has(LANGUAGE_PARAM) ? locale : undefined;
  const canonical = canonicalAddress(url, origin, named);
  const { brand } = state.shell.settings;
  const description = head.description || localized(brand, 'tagline', locale) || undefined;
  const alternates = LOCALES.map((language) =>
    tag('link', { rel: 'alternate', hreflang: language, href: canonicalAddress(url, origin, language) }),
  );
  const indexed = [
    tag('link', { rel: 'canonical', href: canonical }),
    ...alternates,
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: canonicalAddress(url, origin) }),
    ...(head.jsonLd ?? []).map(
      (description) => `<script type="application/ld+json">${safeJson(description)}</script>`,
    ),
  ];
  return [
    ...(description ? [tag('meta', { name: 'description', content: description })] : []),
    ...(isPrivate ? [tag('meta', { name: 'robots', content: 'noindex' })] : indexed),
    tag('meta', { property: 'og:title', content: head.name ?? title }),
    tag('meta', { property: 'og:type', content: 'website' }),
    // A fallback screen has no URL of its own.
    ...(status === 200 ? [tag('meta', { property: 'og:url', content: canonical })] : []),
    tag('meta', { property: 'og:locale', content: OPEN_GRAPH_LOCALES[locale] }),
    ...(brand ? [tag('meta', { property: 'og:site_name', content: localized(brand, 'name', locale) })] : []),
    ...(description ? [tag('meta', { property: 'og:description', content: description })] : []),
    ...(head.image
      ? [
          tag('meta', { property: 'og:image', content: head.image }),
          tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
        ]
      : []),
  ].join('');
}
