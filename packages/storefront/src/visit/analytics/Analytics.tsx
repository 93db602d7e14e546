import type { BasketLines } from '@diwan/sdk/commerce';
import { useDiwan } from '@diwan/widgets';
import { type RefObject, useMemo } from 'react';
import type { ConsentStore } from '../consent-store';
import * as events from './events';
import { type AnalyticsPage, useAnalytics } from './use-analytics';

export interface AnalyticsProps {
  containerId: string | null | undefined;
  page: Omit<AnalyticsPage, 'event'> & {
    /** The page's own event, in addition to the page view. */
    event: (all: events.AnalyticsEvents) => events.AnalyticsEvent | undefined;
  };
  consent: ConsentStore;
  /** The cart when the visitor consented; undefined until it is restored. */
  cartBefore: RefObject<BasketLines | undefined>;
}

/** Reports what the visitor sees and does; renders nothing. */
export default function Analytics({ containerId, page, consent, cartBefore }: AnalyticsProps) {
  const { currency } = useDiwan().settings;
  const reported = useMemo(() => {
    const { viewItem, viewItemList } = events;
    const factories: events.AnalyticsEvents = {
      viewItem: (product) => viewItem(product, currency),
      viewItemList: (name, products) => viewItemList(name, products, currency),
    };
    return { ...page, event: page.event(factories) };
  }, [page, currency]);
  useAnalytics(containerId, consent, reported, cartBefore);
  return null;
}
