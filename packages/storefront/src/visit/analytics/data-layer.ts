import type { AnalyticsEvent } from './events';

declare global {
  interface Window {
    /** The tag manager's queue. */
    dataLayer?: unknown[];
  }
}

/** Loads the tag manager, the first request to it. Call only with the visitor's consent. */
function start(containerId: string): unknown[] {
  const queue: unknown[] = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  window.dataLayer = queue;
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);
  return queue;
}

/** Reports an event to the tag manager; the first one loads its script. */
export function pushEvent(containerId: string, event: AnalyticsEvent): void {
  const queue = window.dataLayer ?? start(containerId);
  // Required by GA4: the previous event's object would be merged into this one.
  if ('ecommerce' in event) queue.push({ ecommerce: null });
  queue.push(event);
}
