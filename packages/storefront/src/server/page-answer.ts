import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StorefrontConfig } from '../config';
import type { RenderedPage } from '../entry-server';
import { addressedLocale, languageCookie } from '../language';
import type { StandInName } from '../routes';
import type { AssetsFor } from './assets';
import { documentOf } from './document';
import { type Encoding, encodePage } from './encode-page';
import { securityHeaders } from './security-headers';

/** A page as it is sent, to any number of visitors. */
export interface PageAnswer {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

export interface PageAnswerOptions {
  /** The address asked for. */
  url: URL;
  /** Origin visitors see. */
  origin: string;
  encoding: Encoding;
  config: StorefrontConfig;
  assetsFor: AssetsFor;
  development?: { head: string } | undefined;
}

const RETRY_AFTER_S: Record<StandInName, number | undefined> = {
  'not-found': undefined,
  unavailable: 10,
  maintenance: 120,
};

/**
 * Browsers keep a page but ask each time whether it is still right, which the entity tag answers in a few bytes. Shared
 * caches must ask too: many of them ignore `Vary` and would give one language to readers of the other.
 */
const validation = (body: Uint8Array): Record<string, string> => ({
  'cache-control': 'no-cache',
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
});

/** The document of a rendered page with all its headers, encoded. */
export async function pageAnswer(
  rendered: RenderedPage,
  { url, origin, encoding, config, assetsFor, development }: PageAnswerOptions,
): Promise<PageAnswer> {
  const { locale, status, state } = rendered;
  const html = documentOf(rendered, { url, origin, assetsFor, head: development?.head });
  const body = await encodePage(html, encoding);
  const retryAfter = RETRY_AFTER_S[state.name as StandInName];
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
      })),
  };
  return { status: status as ContentfulStatusCode, headers, body };
}
