import { useRef, useState } from 'react';

/** The visitor closed the payment dialog: nothing was paid, nothing is ordered. */
export class PaymentCancelled extends Error {}

/** How long the mock payment takes (spec §4). */
const PAYMENT_MS = 2000;

export type CardPaymentStatus = 'closed' | 'asking' | 'processing';

/** A mock of paying by card: no card is asked for, no money moves (spec §4). */
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
