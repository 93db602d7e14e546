import { directionOf, type Locale } from '@diwan/sdk/commerce';
import { theme } from '@diwan/widgets';
import { pageSource } from '../../app/routes';
import { namespacesOf } from '../../data/texts';
import { iconOf, iconType, manifestAddress, pageColor } from '../brand/manifest';
import { themeSheetAddress } from '../brand/theme-sheet';
import { escapeHtml, joinParts, tag } from '../html/html';
import { INLINE_SCRIPT } from '../html/inline-script';
import { pageStateScript } from '../html/page-state-script';
import type { RenderedPage } from '../render-page';
import { seoTags } from '../seo/seo-tags';
import type { AssetsFor, PageAssets } from './assets';
import { picturePreloads } from './picture-preloads';

/** Imported dynamically by the entry. */
const START_SOURCE = 'src/app/start.tsx';

const textSource = (locale: string, namespace: string): string =>
  `../widgets/src/foundation/i18n/locales/${locale}/${namespace}.json`;

/** Memoizes `write` by object. */
function once<Key extends object>(write: (key: Key) => string): (key: Key) => string {
  const written = new WeakMap<Key, string>();
  return (key) => {
    const text = written.get(key) ?? write(key);
    written.set(key, text);
    return text;
  };
}

/** Scripts have a lower priority than images, styles and fonts, because a page is complete without them. */
const moduleTags = once(({ script, modules }: PageAssets) =>
  [
    ...modules.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${tag('script', { type: 'module', src: script, fetchpriority: 'low' })}</script>`,
  ].join(''),
);

const fontTags = (locale: Locale): string =>
  theme.fontFaces
    .filter(({ preloadFor }) => preloadFor.includes(locale))
    .map(({ url }) =>
      tag('link', { rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossorigin: '' }),
    )
    .join('');

/** Links to all files of a page, so that the browser fetches them while parsing. */
function assetTags({ state, page, locale, markup }: RenderedPage, assetsFor: AssetsFor): string {
  const { settings } = state.shell;
  const assets = assetsFor([
    START_SOURCE,
    pageSource(state.name),
    ...namespacesOf(page, settings).map((namespace) => textSource(locale, namespace)),
  ]);
  const shopStyles = themeSheetAddress(settings);
  return [
    picturePreloads(markup),
    fontTags(locale),
    // The maker's theme comes last: it overrides.
    ...[assets.styles, shopStyles].map((href) => (href ? tag('link', { rel: 'stylesheet', href }) : '')),
    moduleTags(assets),
  ].join('');
}

/** The HTML document of a page, in UTF-8. */
export function documentOf(
  rendered: RenderedPage,
  {
    url,
    origin,
    assetsFor,
    head = '',
  }: { url: URL; origin: string; assetsFor: AssetsFor; head?: string | undefined },
): Buffer<ArrayBuffer> {
  const { locale, title, markup, state } = rendered;
  const { settings } = state.shell;
  return joinParts([
    '<!doctype html>',
    tag('html', { lang: locale, dir: directionOf(locale) }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${INLINE_SCRIPT}</script>`,
    tag('meta', { name: 'theme-color', content: pageColor(settings) }),
    tag('link', { rel: 'icon', href: iconOf(settings), type: iconType(iconOf(settings)) }),
    tag('link', { rel: 'manifest', href: manifestAddress(locale) }),
    // First, because Vite's client must run before any of our modules.
    head,
    assetTags(rendered, assetsFor),
    seoTags(rendered, url, origin),
    '</head><body><div id="root" data-deferred="">',
    markup,
    '</div>',
    ...pageStateScript(state),
    '</body></html>',
  ]);
}
