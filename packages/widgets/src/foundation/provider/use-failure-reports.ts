import type { ConnectedClient, DiwanError } from '@diwan/sdk';
import { withoutTrailingSlashes } from '@diwan/sdk/commerce';
import { useEffect } from 'react';
import type { FailureReason } from '../diagnostics/explain-error';
import { sayOnce } from '../diagnostics/say-once';
import { useEffectEvent } from '../ui/use-effect-event';

/** A failed call of a widget, or of the app's own with the same client. */
export interface FailureReport {
  readonly reason: FailureReason;
  /** The API's base URL. */
  readonly address: string;
  /** The explanation for developers, in English: what happened and the likely cause. */
  readonly message: string;
  readonly error: DiwanError;
}

/** The members of a client whose failures are reported: `createClient()` has them. */
export type ReportingClient = Pick<ConnectedClient, 'baseUrl' | 'onFailure'>;

/** Explains failed calls to the app, and to its developer in the console. What visitors typed is no failure. */
export function useFailureReports(
  { baseUrl, onFailure: listen }: Partial<ReportingClient>,
  onFailure: ((failure: FailureReport) => void) | undefined,
): void {
  const report = useEffectEvent((failure: FailureReport) => onFailure?.(failure));
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
      report({ reason, address, message: `The widgets ${message}`, error });
    });
  }, [listen, baseUrl, isWanted, report]);
}
