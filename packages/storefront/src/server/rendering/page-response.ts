import { createHash } from 'node:crypto';
import type { ContentEncoding } from '@diwan/sdk/commerce';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StorefrontConfig } from '../../data/config';
import type { FallbackName } from '../../navigation/page/create-routes';
import type { HeadHook, OwnTheme } from '../../own/look';
import { addressedLocale, languageCookie } from '../../session/language';
import { encodePage } from '../http/encode-page';
import { securityHeaders } from '../http/security-headers';
import { headMarkup, headSources } from '../own/head-tags';
import { ownTokens } from '../own/own-theme';
import type { RenderedPage } from '../render-page';
import type { AssetsFor } from './assets';
import { documentOf } from './document';

/** An encoded page, shared by all visitors. */
export interface PageResponse {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

export interface PageResponseOptions {
  /** The requested URL. */
  url: URL;
  /** The shop's public origin. */
  origin: string;
  encoding: ContentEncoding;
  config: StorefrontConfig;
  assetsFor: AssetsFor;
  hasSecureSubdomains?: boolean | undefined;
  development?: { head: string } | undefined;
  /** Tags that the shop adds to the head. */
  head?: HeadHook | undefined;
  theme?: OwnTheme | undefined;
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
    ownHead: headMarkup(tags),
    tokens: ownTokens(theme),
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
