import { directionOf, type Locale } from '@diwan/sdk/commerce';
import { theme } from '@diwan/widgets';
import { sources } from '#shop';
import { pageSource } from '../../app/routes';
import { namespacesOf } from '../../data/texts';
import { NEXT_CODE_ID } from '../../navigation/prefetch-code';
import { FIRST_PARTS } from '../../own-code/layout-parts';
import { iconOf, iconType, manifestAddress, pageColor, touchIconOf } from '../brand/manifest';
import { themeSheetAddress } from '../brand/theme-sheet';
import { escapeHtml, tag } from '../html/html';
import { INLINE_SCRIPT } from '../html/inline-script';
import { pageStateScript } from '../html/page-state-script';
import type { RenderedPage } from '../render-page';
import { seoTags } from '../seo/seo-tags';
import type { AssetsFor, PageAssets } from './assets';
import { picturePreloads } from './picture-preloads';

/** Imported dynamically by the entry. */
const START_SOURCE = 'src/app/start';

/** Code that any next click may need: requests to the API, the lower part of a product's page, quick views, and what the header opens. */
const NEXT_SOURCES = [
  '../widgets/src/foundation/provider/create-client',
  '../widgets/src/features/catalogue/detail/product-sections',
  '../widgets/src/features/catalogue/quick-view/QuickViewDialog',
  'src/layout/menu/MobileMenu',
  'src/layout/search-overlay/SearchOverlay',
];

/** Pages that are likely to be next, by page. */
const nextPages: Readonly<Record<string, readonly string[]>> = {
  product: ['product', 'category', 'cart'],
  cart: ['checkout'],
  checkout: [],
};

const textSource = (locale: string, namespace: string): string =>
  `../widgets/src/foundation/i18n/locales/${locale}/${namespace}`;

/** Scripts have a lower priority than images, styles and fonts, because a page is complete without them. */
const moduleTags = ({ script, modules }: PageAssets): string =>
  [
    ...modules.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    `${tag('script', { type: 'module', src: script, fetchpriority: 'low' })}</script>`,
  ].join('');

/** Links that wait in a template until the browser is idle (`navigation/prefetch-code`). */
const nextCodeTags = ({ modules }: PageAssets): string =>
  [
    tag('template', { id: NEXT_CODE_ID }),
    ...modules.map((href) => tag('link', { rel: 'modulepreload', href, fetchpriority: 'low' })),
    '</template>',
  ].join('');

const fontTags = (locale: Locale): string =>
  theme.fontFaces
    .filter(({ preloadFor }) => preloadFor.includes(locale))
    .map(({ url }) =>
      tag('link', { rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossorigin: '' }),
    )
    .join('');

const firstPartSources = FIRST_PARTS.flatMap((part) => sources.layout[part] ?? []);

/** Sources of a page's own code and texts. */
const sourcesOf = ({ state, page, locale }: RenderedPage): readonly string[] => [
  START_SOURCE,
  pageSource(state.name),
  ...(page.layout === 'full' ? firstPartSources : []),
  ...namespacesOf(page, state.shell.settings).map((namespace) => textSource(locale, namespace)),
];

/** Links to all files of a page, so that the browser fetches them while parsing. */
function assetTags(rendered: RenderedPage, assetsFor: AssetsFor, tokens: string): string {
  const { state, locale, markup } = rendered;
  const { settings } = state.shell;
  const assets = assetsFor(sourcesOf(rendered));
  const shopStyles = themeSheetAddress(settings, tokens);
  return [
    picturePreloads(markup),
    fontTags(locale),
    // The maker's theme comes last: it overrides.
    ...[assets.styles, shopStyles].map((href) => (href ? tag('link', { rel: 'stylesheet', href }) : '')),
    moduleTags(assets),
  ].join('');
}

/** Files that the next click is likely to need beyond the page's own. */
function nextAssets(rendered: RenderedPage, assetsFor: AssetsFor): PageAssets {
  const pages = nextPages[rendered.state.name] ?? ['category', 'product'];
  return assetsFor([...NEXT_SOURCES, ...pages.map(pageSource)], sourcesOf(rendered));
}

/** The HTML document of a page. */
export function documentOf(
  rendered: RenderedPage,
  {
    url,
    origin,
    assetsFor,
    head = '',
    addedHead = '',
    tokens = '',
  }: {
    url: URL;
    origin: string;
    assetsFor: AssetsFor;
    head?: string | undefined;
    /** Tags of the shop's own. */
    addedHead?: string | undefined;
    /** Rules for tokens that settings don't have. */
    tokens?: string | undefined;
  },
): string {
  const { locale, title, markup, state } = rendered;
  const { settings } = state.shell;
  const touchIcon = touchIconOf(settings);
  return [
    '<!doctype html>',
    tag('html', { lang: locale, dir: directionOf(locale) }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${INLINE_SCRIPT}</script>`,
    tag('meta', { name: 'theme-color', content: pageColor(settings) }),
    tag('link', { rel: 'icon', href: iconOf(settings), type: iconType(iconOf(settings)) }),
    touchIcon === undefined ? '' : tag('link', { rel: 'apple-touch-icon', href: touchIcon }),
    tag('link', { rel: 'manifest', href: manifestAddress(locale) }),
    // First, because Vite's client must run before any of our modules.
    head,
    assetTags(rendered, assetsFor, tokens),
    seoTags(rendered, url, origin),
    addedHead,
    '</head><body><div id="root" data-deferred="">',
    markup,
    '</div>',
    pageStateScript(state),
    nextCodeTags(nextAssets(rendered, assetsFor)),
    '</body></html>',
  ].join('');
}
