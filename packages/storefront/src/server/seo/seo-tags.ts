import { LOCALES, type Locale, localized } from '@diwan/sdk/commerce';
import { routes } from '../../app/routes';
import { addressedLocale } from '../../visit/language';
import { tag } from '../html/html';
import { safeJson } from '../html/page-state-script';
import type { RenderedPage } from '../render-page';
import { canonicalAddress } from './canonical-address';
import { previewPictureTags } from './preview-picture';
import { shopJsonLd } from './shop-json-ld';
import { shortText } from './short-text';

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_US', ar: 'ar_SA' };

/**
 * The one path of a page, however the requested one is spelled; undefined for a screen in place of a page, and for a
 * page with parameters that doesn't name it.
 */
function pathOfPage({ head, status }: RenderedPage, { pathname }: URL): string | undefined {
  if (status !== 200) return undefined;
  if (head.path !== undefined) return head.path;
  const pattern = routes.match(pathname)?.route.pattern;
  return pattern?.includes(':') ? undefined : pattern;
}

/** Links to the page's address, and to those of each language. */
function addressTags(path: string, origin: string, locale: Locale | undefined): string[] {
  const alternate = (hreflang: string, language?: Locale) =>
    tag('link', { rel: 'alternate', hreflang, href: canonicalAddress(path, origin, language) });
  return [
    tag('link', { rel: 'canonical', href: canonicalAddress(path, origin, locale) }),
    ...LOCALES.map((language) => alternate(language, language)),
    alternate('x-default'),
  ];
}

/**
 * Tags for search engines and link previews. A page has one URL for both languages (spec §2), which is `x-default`, and
 * a URL with a language parameter for each language.
 */
export function seoTags(rendered: RenderedPage, requested: URL, origin: string): string {
  const { locale, title, head, state } = rendered;
  const { shell } = state;
  const { brand } = shell.settings;
  const absolute = (address: string) => new URL(address, origin).href;

  const path = pathOfPage(rendered, requested);
  const named = addressedLocale(requested);
  const isPrivate = head.isPrivate || path === undefined;
  const jsonLd = [
    ...(path === '/' ? shopJsonLd({ settings: shell.settings, locale, absolute }) : []),
    ...(head.jsonLd ?? []),
  ];
  const tagline = localized(brand, 'tagline', locale);
  const description = shortText(head.description || [head.name, tagline].filter(Boolean).join('. '));

  return [
    ...(description ? [tag('meta', { name: 'description', content: description })] : []),
    ...(isPrivate || head.isVariant ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(isPrivate
      ? []
      : [
          ...addressTags(path, origin, named),
          ...jsonLd.map((data) => `<script type="application/ld+json">${safeJson(data)}</script>`),
        ]),
    tag('meta', { property: 'og:title', content: head.name ?? title }),
    tag('meta', { property: 'og:type', content: 'website' }),
    ...(path === undefined
      ? []
      : [tag('meta', { property: 'og:url', content: canonicalAddress(path, origin, named) })]),
    tag('meta', { property: 'og:locale', content: OPEN_GRAPH_LOCALES[locale] }),
    ...(brand ? [tag('meta', { property: 'og:site_name', content: localized(brand, 'name', locale) })] : []),
    ...(description ? [tag('meta', { property: 'og:description', content: description })] : []),
    ...previewPictureTags(head.picture, { shell, locale, name: head.name ?? title, absolute }),
  ].join('');
}
