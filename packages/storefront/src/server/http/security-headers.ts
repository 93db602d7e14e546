import { createHash } from 'node:crypto';
import { INLINE_SCRIPT } from '../html/inline-script';
import type { HeadSources } from '../own-code/head-tags';

/** Other origins that the shop's pages may access. */
export interface TrustedOrigins {
  /** Origin of the API and its images, if not the shop's own. */
  api?: string | undefined;
  /** Allows the tag manager's scripts. */
  hasTagManager: boolean;
  /** Whether the shop is served over TLS. */
  isSecure: boolean;
  /** Whether all subdomains of the shop's host are, too: browsers then refuse any that isn't, for a year. */
  hasSecureSubdomains?: boolean | undefined;
  /** Sources that the shop's own tags in the head need. */
  head?: HeadSources | undefined;
}

const inlineScript = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`;

const TAG_MANAGER = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

/**
 * Allows a single inline script by its hash; page state and JSON-LD are data blocks, which browsers don't execute. Style
 * attributes are allowed, because views set CSS variables in them; `<style>` elements are not.
 */
export function contentSecurityPolicy({ api, hasTagManager, isSecure, head }: TrustedOrigins): string {
  const tags = hasTagManager ? TAG_MANAGER : [];
  const own = ["'self'", ...(api ? [api] : [])];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", inlineScript, ...tags, ...(head?.scripts ?? [])],
    'style-src': ["'self'", ...(head?.styles ?? [])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [...own, 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': [...own, ...tags, ...(head?.connections ?? [])],
    // The API's challenge is a page of its own.
    'frame-src': [...own, ...tags],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers of every page. */
export function securityHeaders(trusted: TrustedOrigins): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(trusted),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(trusted.isSecure && {
      'strict-transport-security': `max-age=31536000${trusted.hasSecureSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}
