import { createHash } from 'node:crypto';
import type { ContentEncoding } from '@diwan/sdk/commerce';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StorefrontConfig } from '../../data/config';
import type { FallbackName } from '../../navigation/page/create-routes';
import type { HeadHook, PageTheme } from '../../own-code/look';
import { addressedLocale, languageCookie } from '../../visit/language';
import { encodePage } from '../http/encode-page';
import { securityHeaders } from '../http/security-headers';
import { headMarkup, headSources } from '../own-code/head-tags';
import { themeTokens } from '../own-code/page-look';
import type { RenderedPage } from '../render-page';
import type { AssetsFor } from './assets';
import { documentOf } from './document';

/** An encoded page, shared by all visitors. */
export interface PageResponse {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** Options that all pages of a shop share. */
export interface PageResponseSetup {
  assetsFor: AssetsFor;
  /** Whether all subdomains of the shop's host are served over TLS, which browsers then enforce for a year (HSTS). */
  hasSecureSubdomains?: boolean | undefined;
  /** Disables the content security policy, and adds markup to the head for Vite's client. */
  development?: { head: string } | undefined;
  /** Tags that the shop adds to the head of its pages. */
  head?: HeadHook | undefined;
  /** Tokens over those of the settings. */
  theme?: PageTheme | undefined;
}

interface PageResponseOptions extends PageResponseSetup {
  /** The requested URL. */
  url: URL;
  /** The shop's public origin. */
  origin: string;
  encoding: ContentEncoding;
  config: StorefrontConfig;
}

const RETRY_AFTER_S: Record<FallbackName, number | undefined> = {
  'not-found': undefined,
  unavailable: 10,
  maintenance: 120,
};

/**
 * Browsers cache pages but revalidate them on each visit, which the ETag makes cheap. Shared caches must revalidate too:
 * many ignore `Vary` and would serve the wrong language.
 */
const validation = (body: Uint8Array): Record<string, string> => ({
  'cache-control': 'no-cache',
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
});

/** Builds the encoded response of a rendered page. */
export async function pageResponse(
  rendered: RenderedPage,
  {
    url,
    origin,
    encoding,
    config,
    assetsFor,
    hasSecureSubdomains,
    development,
    head,
    theme,
  }: PageResponseOptions,
): Promise<PageResponse> {
  const { locale, status, state } = rendered;
  const tags = head?.({ path: url.pathname, locale, settings: state.shell.settings }) ?? [];
  const html = documentOf(rendered, {
    url,
    origin,
    assetsFor,
    head: development?.head,
    addedHead: headMarkup(tags),
    tokens: themeTokens(theme),
  });
  const body = await encodePage(html, encoding);
  const retryAfter = RETRY_AFTER_S[state.name as FallbackName];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    ...(status === 200 ? validation(body) : { 'cache-control': 'no-store' }),
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(addressedLocale(url) && { 'set-cookie': languageCookie(locale) }),
    ...(!development &&
      securityHeaders({
        api: /^https?:/.test(config.apiBaseUrl) ? new URL(config.apiBaseUrl).origin : undefined,
        hasTagManager: Boolean(state.shell.settings.tag_manager_id),
        isSecure: origin.startsWith('https:'),
        hasSecureSubdomains,
        head: headSources(tags),
      })),
  };
  return { status: status as ContentfulStatusCode, headers, body };
}
