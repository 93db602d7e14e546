import { ApiError, ContractError, DiwanError, NetworkError, TimeoutError } from '@diwan/sdk';

/** Why a call failed, as far as a visitor needs to know. */
export interface Failure {
  /**
   * `offline`: the browser has no connection. `unreachable`: no response came, be it for the connection, the shop or CORS.
   * `server`: the shop failed (5xx, or a response that isn't the API's). `refused`: it doesn't accept what it was sent.
   */
  readonly kind: 'offline' | 'unreachable' | 'server' | 'refused';
  /** The contract's error code of a refusal, or `http_<status>`; empty without a response. */
  readonly code: string;
  /** The server's words for visitors, of a refusal only: those of a broken server say nothing to them. */
  readonly message: string | undefined;
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof ContractError) return 'server';
  if (error instanceof ApiError) return error.status >= 500 ? 'server' : 'refused';
  // What is no error of the client is code that didn't arrive.
  const hasNoResponse = error instanceof NetworkError || error instanceof TimeoutError;
  if (error instanceof DiwanError && !hasNoResponse) return 'refused';
  return isOffline() ? 'offline' : 'unreachable';
}

/** What is known of a failed call. */
export function failureOf(error: unknown): Failure {
  const kind = kindOf(error);
  return {
    kind,
    code: error instanceof ApiError ? error.code : '',
    message: kind === 'refused' && error instanceof DiwanError ? error.visitorMessage : undefined,
  };
}
