import { useCallback } from 'react';
import { useClient, useDiwan } from '../../../../foundation/provider';
import { type Loaded, useLoaded } from '../../../../foundation/requests/use-loaded';
import { type BoxRestoration, restoreBox } from './restore-box-model';

/** Restores the price box of a code, once per code. */
export function useRestoredBox(code: string): Loaded<BoxRestoration> {
  const client = useClient('items');
  const { priceBox } = useDiwan().stores;
  return useLoaded(useCallback(() => restoreBox(code, { client, priceBox }), [code, client, priceBox]));
}
