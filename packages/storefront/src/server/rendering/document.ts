import { directionOf } from '@diwan/sdk/commerce';
import { theme } from '@diwan/widgets';
import { EARLY_PRESSES_SCRIPT } from '../../navigation/early-presses';
import { pageSource } from '../../routes';
import { namespacesOf } from '../../shop/texts';
import { iconOf, iconType, manifestAddress, pageColor } from '../brand/manifest';
import { themeSheetAddress } from '../brand/theme-sheet';
import type { RenderedPage } from '../render-page';
import { seoTags } from '../seo/seo-tags';
import type { AssetsFor } from './assets';
import { escapeHtml, tag } from './html';
import { pageStateScript } from './page-state-script';
import { picturePreloads } from './picture-preloads';

const textSource = (locale: string, namespace: string): string =>
  `../widgets/src/i18n/locales/${locale}/${namespace}.json`;

/** Links to all a page needs, so that the browser fetches it while it reads the document. */
function assetTags({ state, page, locale, markup }: RenderedPage, assetsFor: AssetsFor): string {
  const { script, style, modules } = assetsFor([
    pageSource(state.name),
    ...namespacesOf(page, state.shell.settings).map((namespace) => textSource(locale, namespace)),
  ]);
  const shopStyles = themeSheetAddress(state.shell.settings);
  const fonts = theme.fontFaces.filter(({ preloadFor }) => preloadFor.includes(locale));
  return [
    picturePreloads(markup),
    ...fonts.map(({ url }) =>
      tag('link', { rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ),
    ...(style ? [tag('link', { rel: 'stylesheet', href: style })] : []),
    ...(shopStyles ? [tag('link', { rel: 'stylesheet', href: shopStyles })] : []),
    ...modules.map((href) => tag('link', { rel: 'modulepreload', href })),
    `${tag('script', { type: 'module', src: script })}</script>`,
  ].join('');
}

/** The whole document of a page. */
export function documentOf(
  rendered: RenderedPage,
  {
    url,
    origin,
    assetsFor,
    head = '',
  }: { url: URL; origin: string; assetsFor: AssetsFor; head?: string | undefined },
): string {
  const { locale, title, markup, state } = rendered;
  const { settings } = state.shell;
  return [
    '<!doctype html>',
    tag('html', { lang: locale, dir: directionOf(locale) }),
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${EARLY_PRESSES_SCRIPT}</script>`,
    tag('meta', { name: 'theme-color', content: pageColor(settings) }),
    tag('link', { rel: 'icon', href: iconOf(settings), type: iconType(iconOf(settings)) }),
    tag('link', { rel: 'manifest', href: manifestAddress(locale) }),
    // First: the bundler's client must be there before any module of ours.
    head,
    assetTags(rendered, assetsFor),
    seoTags(rendered, url, origin),
    `</head><body><div id="root">${markup}</div>`,
    pageStateScript(state),
    '</body></html>',
  ].join('');
}
