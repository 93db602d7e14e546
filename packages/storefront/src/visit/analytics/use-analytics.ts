import type { BasketLines } from '@diwan/sdk/commerce';
import { useDiwan, useSignalValue } from '@diwan/widgets';
import { type RefObject, useEffect, useRef } from 'react';
import { type ConsentStore, useConsent } from '../consent-store';
import { pushEvent } from './data-layer';
import { type AnalyticsEvent, beginCheckout, cartChanges, conversionEvent, conversionId } from './events';
import { reportOnce } from './report-once';

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
