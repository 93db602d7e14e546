import { directionOf, type Locale } from '@diwan/sdk/commerce';
import { theme } from '@diwan/widgets';
import { LATER_STYLES_ID } from '../../navigation/later-styles';
import { pageSource } from '../../routes';
import { namespacesOf } from '../../shop/texts';
import { iconOf, iconType, manifestAddress, pageColor } from '../brand/manifest';
import { themeSheetAddress } from '../brand/theme-sheet';
import type { RenderedPage } from '../render-page';
import { seoTags } from '../seo/seo-tags';
import type { AssetsFor, PageAssets } from './assets';
import { escapeHtml, joinParts, tag } from './html';
import { INLINE_SCRIPT } from './inline-script';
import { pageStateScript } from './page-state-script';
import { picturePreloads } from './picture-preloads';

/** What the entry imports once it has run. */
const START_SOURCE = 'src/start.tsx';

const textSource = (locale: string, namespace: string): string =>
  `../widgets/src/i18n/locales/${locale}/${namespace}.json`;

/** What `write` writes of an object, written once. */
function once<Key extends object>(write: (key: Key) => string): (key: Key) => string {
  const written = new WeakMap<Key, string>();
  return (key) => {
    const text = written.get(key) ?? write(key);
    written.set(key, text);
    return text;
  };
}

/** Scripts come after pictures, styles and fonts: a page shows all it has without them. */
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

/** Links to all a page needs, so that the browser fetches it while it reads the document. */
function assetTags({ state, page, locale, markup }: RenderedPage, assetsFor: AssetsFor): string {
  const { settings } = state.shell;
  const assets = assetsFor([
    START_SOURCE,
    pageSource(state.name),
    ...namespacesOf(page, settings).map((namespace) => textSource(locale, namespace)),
  ]);
  const { styles, laterStyles } = assets;
  const shopStyles = themeSheetAddress(settings);
  return [
    picturePreloads(markup),
    fontTags(locale),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    // For no medium: fetched last, and nothing waits for it. Its place decides which of two styles is the stronger.
    ...(laterStyles
      ? [tag('link', { rel: 'stylesheet', href: laterStyles, media: 'not all', id: LATER_STYLES_ID })]
      : []),
    ...(shopStyles ? [tag('link', { rel: 'stylesheet', href: shopStyles })] : []),
    moduleTags(assets),
  ].join('');
}

/** The whole document of a page, in UTF-8. */
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
    // First: the bundler's client must be there before any module of ours.
    head,
    assetTags(rendered, assetsFor),
    seoTags(rendered, url, origin),
    '</head><body><div id="root">',
    markup,
    '</div>',
    ...pageStateScript(state),
    '</body></html>',
  ]);
}
