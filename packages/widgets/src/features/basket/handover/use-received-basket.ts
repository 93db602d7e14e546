import { type HandoverReading, readHandoverCode } from '@diwan/sdk/commerce';
import { useCallback, useEffect, useState } from 'react';
import { useClient, useDiwan } from '../../../foundation/provider';
import { useLoaded } from '../../../foundation/requests/use-loaded';
import { type ReceivedBasket, receiveHandover } from './receive-handover-model';

type UsedCode = ReceivedBasket | Exclude<HandoverReading, { status: 'valid' }>;

export type HandoverState =
  | UsedCode
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'undone' }
  /** `error` is shown to the visitor. */
  | { readonly status: 'failed'; readonly error: string };

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
  const client = useClient('items');
  const { stores } = useDiwan();
  const receive = useCallback(async (): Promise<UsedCode> => {
    const reading = readHandoverCode(code ?? '', Date.now());
    return reading.status === 'valid' ? receiveHandover(reading.handover, { client, stores }) : reading;
  }, [code, client, stores]);
  // Stays when the code is removed from the URL.
  const loaded = useLoaded(code === undefined ? undefined : receive);
  /** The visitor's answer to the notice that was shown. */
  const [answer, setAnswer] = useState<{ of: object; status: 'none' | 'undone' }>();
  // Another result is another object or function.
  const result = loaded.status === 'failed' ? loaded.retry : loaded;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per code
  useEffect(() => {
    if (loaded.status === 'ready') onRead();
  }, [result]);

  const stateOf = (): HandoverState => {
    if (answer?.of === result) return { status: answer.status };
    if (loaded.status === 'ready') return loaded.value;
    if (loaded.status === 'failed') return { status: 'failed', error: loaded.error };
    return { status: code !== undefined && loaded.status === 'loading' ? 'loading' : 'none' };
  };
  const state = stateOf();
  return {
    state,
    retry: () => loaded.status === 'failed' && loaded.retry(),
    undo() {
      if (state.status === 'received') state.undo();
      setAnswer({ of: result, status: 'undone' });
    },
    dismiss: () => setAnswer({ of: result, status: 'none' }),
  };
}
