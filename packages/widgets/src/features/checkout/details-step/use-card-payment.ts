import { useRef, useState } from 'react';

/** The visitor closed the payment dialog: nothing was paid or ordered. */
export class PaymentCancelled extends Error {}

/** Duration of the mock payment (spec §4). */
const PAYMENT_MS = 2000;

export type CardPaymentStatus = 'closed' | 'asking' | 'processing';

/** A mock card payment: no card details, no money moves (spec §4). */
export function useCardPayment() {
  const [status, setStatus] = useState<CardPaymentStatus>('closed');
  const waiting = useRef<{ resolve: () => void; reject: (reason: Error) => void }>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    status,
    /** Opens the dialog. Resolves once it is paid; rejects with `PaymentCancelled`. */
    pay: () =>
      new Promise<void>((resolve, reject) => {
        waiting.current = { resolve, reject };
        setStatus('asking');
      }),
    confirm() {
      setStatus('processing');
      timer.current = setTimeout(() => {
        setStatus('closed');
        waiting.current?.resolve();
      }, PAYMENT_MS);
    },
    cancel() {
      clearTimeout(timer.current);
      setStatus('closed');
      waiting.current?.reject(new PaymentCancelled());
    },
  };
}
