import { type HandoverReading, readHandoverCode } from '@diwan/sdk/commerce';
import { useCallback, useEffect, useState } from 'react';
import { useClient, useDiwan } from '../../../foundation/provider';
import { type Failure, failureOf } from '../../../foundation/stores';
import { type ReceivedBasket, receiveHandover } from './receive-handover-model';

/** The API resources used to receive a basket. */
export const handoverApi = { resources: ['items'] } as const;

export type HandoverState =
  | ReceivedBasket
  | Exclude<HandoverReading, { status: 'valid' }>
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'undone' };

export interface UsedHandover {
  readonly state: HandoverState;
  retry(): void;
  undo(): void;
  dismiss(): void;
}

/**
 * Imports the basket of a code, once per code.
 * @param onRead called when the code has been used or rejected and is no longer needed; not called if the shop can't be
 * reached
 */
export function useReceivedBasket(code: string | undefined, onRead: () => void): UsedHandover {
  const client = useClient(handoverApi);
  const { stores } = useDiwan();
  const [state, setState] = useState<HandoverState>({ status: 'none' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on every attempt
  useEffect(() => {
    if (code === undefined) return;
    const reading = readHandoverCode(code, Date.now());
    if (reading.status !== 'valid') {
      setState(reading);
      onRead();
      return;
    }
    let isCurrent = true;
    setState({ status: 'loading' });
    receiveHandover(reading.handover, { client, stores }).then(
      (received) => {
        if (!isCurrent) return;
        setState(received);
        onRead();
      },
      (error: unknown) => isCurrent && setState({ status: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, client, stores, attempt]);

  return {
    state,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    undo() {
      if (state.status === 'received') state.undo();
      setState({ status: 'undone' });
    },
    dismiss: () => setState({ status: 'none' }),
  };
}
