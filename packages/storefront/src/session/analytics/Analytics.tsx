import type { BasketLines } from '@diwan/sdk/commerce';
import { type RefObject, useMemo } from 'react';
import type { Shell } from '../../data/shell';
import type { ShownPage } from '../../navigation/shown-page';
import { pageContents } from '../../routing/page-contents';
import type { ConsentStore } from '../consent-store';
import * as events from './events';
import { useAnalytics } from './use-analytics';

interface AnalyticsProps {
  shown: ShownPage;
  shell: Shell;
  consent: ConsentStore;
  /** The cart when the visitor consented; undefined until it is restored. */
  cartBefore: RefObject<BasketLines | undefined>;
}

/** Reports what the visitor sees and does; renders nothing. */
export default function Analytics({ shown, shell, consent, cartBefore }: AnalyticsProps) {
  const page = useMemo(
    () => ({
      address: shown.address,
      title: shown.title,
      event: pageContents[shown.name].event(shown.data, events),
      isCheckout: shown.name === 'checkout',
    }),
    [shown],
  );
  useAnalytics(shell.settings.tag_manager_id, consent, page, cartBefore);
  return null;
}
