import { useEffect, useState } from 'react';
import type { TextStorage } from '../../../foundation/stores';
import { CHECKOUT_STORAGE_KEY, createRecordStore, lastOrder } from '../checkout-record-store';

export interface LastOrderOptions {
  /** Where the checkout is stored. */
  storage: TextStorage;
}

/** The order placed on this device in the last 24 hours, also by another tab; null if there was none. */
export function useLastOrder({ storage }: LastOrderOptions) {
  const [record] = useState(() => createRecordStore(storage, Date.now));
  const [current, setCurrent] = useState(record.read);
  useEffect(
    () => storage.subscribe(CHECKOUT_STORAGE_KEY, () => setCurrent(record.read())),
    [storage, record],
  );
  return {
    order: lastOrder(current),
    /** Known until the receipt is closed; the record's phone is then that of the next order. */
    phone: current.placed && current.phone,
    /** Call when the visitor has seen the receipt: removes their data from storage. */
    finish() {
      record.finish();
      setCurrent(record.read());
    },
  };
}
