import { QUOTE_OUTBOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { type ComponentType, useEffect, useState } from 'react';
import { useDiwan } from '../provider';

/**
 * Sends quote requests that wait for the connection, on pages without the price box. The code for it is fetched only
 * where a request is kept. Rendered again for each page, since the page before may have kept one.
 */
export function QueuedQuotesWidget() {
  const { storage } = useDiwan().stores;
  const [Sender, setSender] = useState<ComponentType>();
  useEffect(() => {
    if (storage.read(QUOTE_OUTBOX_STORAGE_KEY) === null) return;
    import('./quote-form/QuoteSender').then(
      ({ QuoteSender }) => setSender(() => QuoteSender),
      // Offline, or a new version is out: the next page tries again.
      () => {},
    );
  }, [storage]);
  return Sender && <Sender />;
}
