import type { BasketLines } from '@diwan/sdk/commerce';
import { type TextStorage, useDiwan, useSignalValue } from '@diwan/widgets';
import { type RefObject, useEffect, useRef } from 'react';
import { type ConsentStore, useConsent } from '../consent-store';
import { type AnalyticsEvent, beginCheckout, cartChanges, conversionEvent, conversionId } from './events';

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
function pushEvent(containerId: string, event: AnalyticsEvent): void {
  const queue = window.dataLayer ?? start(containerId);
  // Required by GA4: the previous event's object would be merged into this one.
  if ('ecommerce' in event) queue.push({ ecommerce: null });
  queue.push(event);
}

const STORAGE_KEY = 'diwan-reported';
/** Enough to cover reloads and other tabs: nobody orders more often than that meanwhile. */
const MAX_IDS = 50;

function reportedIds(storage: TextStorage): readonly unknown[] {
  try {
    const ids: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

/** Calls `report` unless it was called for the same id before, on any page in any tab. */
function reportOnce(storage: TextStorage, id: string, report: () => void): void {
  const ids = reportedIds(storage);
  if (ids.includes(id)) return;
  storage.write(STORAGE_KEY, JSON.stringify([...ids, id].slice(-MAX_IDS)));
  report();
}

export interface AnalyticsPage {
  /** Path and query. */
  address: string;
  title: string;
  /** The page's own event, in addition to the page view. */
  event?: AnalyticsEvent | undefined;
  isCheckout: boolean;
}

/**
 * Reports page views, cart changes since `cartBefore`, orders and quote requests, if there is a tag manager and while the visitor
 * consents.
 */
export function useAnalytics(
  containerId: string | null | undefined,
  consent: ConsentStore,
  page: AnalyticsPage,
  cartBefore: RefObject<BasketLines | undefined>,
): void {
  const { stores, settings } = useDiwan();
  const { cart, conversions, storage } = stores;
  const { currency } = settings;
  const isAllowed = useConsent(consent) === 'granted';
  const lines = useSignalValue(cart.lines);
  const isRestored = useSignalValue(cart.isRestored);
  const before = useRef(cartBefore.current);
  const { address, title, event, isCheckout } = page;
  const reported = useRef<string>(undefined);
  const id = isAllowed ? containerId : undefined;

  useEffect(() => {
    // Counted once, even if rendered again or consented again on a page that was already reported.
    if (!id || reported.current === address) return;
    reported.current = address;
    // The query is left out: it may contain search terms and personal data.
    pushEvent(id, { event: 'page_view', page_path: address.split('?', 1)[0] ?? '/', page_title: title });
    if (event) pushEvent(id, event);
  }, [id, address, title, event]);

  useEffect(() => {
    if (!id) return;
    return conversions.subscribe((conversion) =>
      reportOnce(storage, conversionId(conversion), () =>
        pushEvent(id, conversionEvent(conversion, currency)),
      ),
    );
  }, [id, conversions, storage, currency]);

  const isCheckingOut = isCheckout && isRestored && lines.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once, with the lines at the start of the checkout
  useEffect(() => {
    if (id && isCheckingOut) pushEvent(id, beginCheckout(lines, currency));
  }, [id, isCheckingOut]);

  useEffect(() => {
    if (!isRestored) return;
    const changes = before.current ? cartChanges(before.current, lines, currency) : [];
    before.current = lines;
    // A change in a hidden tab comes from another tab, which reports it itself.
    if (id && document.visibilityState === 'visible') for (const change of changes) pushEvent(id, change);
  }, [id, lines, isRestored, currency]);
}
