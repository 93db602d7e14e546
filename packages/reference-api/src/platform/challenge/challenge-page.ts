import { createHash } from 'node:crypto';
import { directionOf, type Locale } from '@diwan/sdk/commerce';
import { html, raw } from 'hono/html';
import type { ChallengeWidget } from './challenge';

/**
 * Posts the messages of `ChallengeMessage` (`@diwan/sdk`) to the page around this one, and to no other origin. What services
 * don't know of each other's options they ignore.
 */
const script = `const { origin, api, script, siteKey } = document.body.dataset;
const post = (challenge, more) => parent.postMessage({ challenge, ...more }, origin);
const fail = () => post('failed');
const isNarrow = innerWidth < 304;
const height = isNarrow ? 160 : 84;
window.onChallengeScript = () => {
  window[api].render(document.getElementById('challenge'), {
    sitekey: siteKey,
    language: document.documentElement.lang,
    hl: document.documentElement.lang,
    size: isNarrow ? 'compact' : 'normal',
    callback: (token) => post('passed', { token }),
    'error-callback': fail,
    'open-callback': () => post('shown', { height: 620 }),
    'close-callback': () => post('shown', { height }),
  });
  post('shown', { height });
};
addEventListener('keydown', ({ key }) => key === 'Escape' && post('cancelled'));
const element = document.createElement('script');
element.src = script;
element.onerror = fail;
document.head.append(element);`;

const styles = 'body{margin:0}#challenge{display:grid;justify-content:center}';

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const titles: Readonly<Record<Locale, string>> = {
  en: 'Confirm that you are not a robot',
  ar: 'تأكيد أنك لست روبوتًا',
};

/** A page with the service's widget alone, to be shown in a frame by a page of `origin`. */
export const challengePage = (
  widget: ChallengeWidget,
  { origin, locale }: { origin: string; locale: Locale },
) =>
  html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${titles[locale]}</title>
<style>${raw(styles)}</style>
<body data-origin="${origin}" data-api="${widget.api}" data-script="${widget.script}" data-site-key="${widget.siteKey}">
<div id="challenge"></div>
<script>${raw(script)}</script>
`;

/** Only the service's code runs in the page, and only a page of `origin` shows it. */
export const challengePolicy = ({ sources }: ChallengeWidget, origin: string): string => {
  const from = sources.join(' ');
  return [
    "default-src 'none'",
    `script-src ${hashOf(script)} ${from}`,
    // Services style their widgets with attributes.
    `style-src 'unsafe-inline' ${from}`,
    `frame-src ${from}`,
    `connect-src ${from}`,
    `img-src data: ${from}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ');
};
