import { QUOTE_OUTBOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { type ComponentType, useEffect, useState } from 'react';
import { useDiwan } from '../../../foundation/provider';

/**
 * Sends queued quote requests on pages without the price box. Its code loads only if a request is queued. Rendered
 * again on each page, since the previous page may have queued one.
 */
export function PendingQuotes() {
  const { storage } = useDiwan().stores;
  const [Sender, setSender] = useState<ComponentType>();
  useEffect(() => {
    if (storage.read(QUOTE_OUTBOX_STORAGE_KEY) === null) return;
    import('./quote-form/QuoteSender').then(
      ({ QuoteSender }) => setSender(() => QuoteSender),
      // Offline, or a new version has been deployed: the next page retries.
      () => {},
    );
  }, [storage]);
  return Sender && <Sender />;
}
