import type { ConnectedClient, DiwanError } from '@diwan/sdk';
import { withoutTrailingSlashes } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import type { FailureReason } from '../diagnostics/explain-error';
import { sayOnce } from '../diagnostics/say-once';

/** A failed call of a widget, or of the app's own with the same client. */
export interface FailureReport {
  readonly reason: FailureReason;
  /** The API's base URL. */
  readonly address: string;
  /** For developers, in English: what happened and the likely cause. */
  readonly message: string;
  readonly error: DiwanError;
}

/** What a client must have for its failures to be reported: `createClient()` has it. */
export type ReportingClient = Pick<ConnectedClient, 'baseUrl' | 'onFailure'>;

/** Explains failed calls to the app, and to its developer in the console. What visitors typed is no failure. */
export function useFailureReports(
  { baseUrl, onFailure: listen }: Partial<ReportingClient>,
  onFailure: ((failure: FailureReport) => void) | undefined,
): void {
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  const isWanted = onFailure !== undefined || process.env.NODE_ENV === 'development';

  useEffect(() => {
    if (!isWanted || !listen || baseUrl === undefined) return;
    return listen(async (error) => {
      const address = withoutTrailingSlashes(new URL(baseUrl, location.href).href);
      const { explainError } = await import('../diagnostics/explain-error');
      const explained = explainError(error, address);
      if (!explained) return;
      const { reason, text } = explained;
      const message = `can't use the API at ${address}: ${text}`;
      if (process.env.NODE_ENV === 'development') sayOnce(`Diwan: the widgets ${message}`);
      latest.current?.({ reason, address, message: `The widgets ${message}`, error });
    });
  }, [listen, baseUrl, isWanted]);
}
