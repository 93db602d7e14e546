import { useCallback } from 'react';
import { useClient, useDiwan } from '../../../../foundation/provider';
import { type Loaded, useLoaded } from '../../../../foundation/requests';
import { type BoxRestoration, restoreBox } from './restore-box-model';

/** The API resources used to restore a price box. */
export const restoredBoxApi = { resources: ['items'] } as const;

/** Restores the price box of a code, once per code. */
export function useRestoredBox(code: string): Loaded<BoxRestoration> {
  const client = useClient(restoredBoxApi);
  const { priceBox } = useDiwan().stores;
  return useLoaded(useCallback(() => restoreBox(code, { client, priceBox }), [code, client, priceBox]));
}
