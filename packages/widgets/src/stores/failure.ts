import { ApiError, ContractError, DiwanError, NetworkError, TimeoutError } from '@diwan/sdk';

/** Why a call failed, in the detail a visitor needs. */
export interface Failure {
  /**
   * `offline`: the browser has no connection. `unreachable`: no response, because of the connection, the server or
   * CORS. `server`: a server error (5xx, or a response that isn't the API's). `refused`: the API rejected the request.
   */
  readonly kind: 'offline' | 'unreachable' | 'server' | 'refused';
  /** The contract's error code of a refusal, or `http_<status>`; empty without a response. */
  readonly code: string;
  /**
   * The server's message for a refusal; undefined otherwise, since the messages of a broken server don't help visitors.
   */
  readonly message: string | undefined;
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function kindOf(error: unknown): Failure['kind'] {
  if (error instanceof ContractError) return 'server';
  if (error instanceof ApiError) return error.status >= 500 ? 'server' : 'refused';
  // Errors that aren't the client's come from a chunk that failed to load.
  const hasNoResponse = error instanceof NetworkError || error instanceof TimeoutError;
  if (error instanceof DiwanError && !hasNoResponse) return 'refused';
  return isOffline() ? 'offline' : 'unreachable';
}

/** Classifies the error of a failed call. */
export function failureOf(error: unknown): Failure {
  const kind = kindOf(error);
  return {
    kind,
    code: error instanceof ApiError ? error.code : '',
    message: kind === 'refused' && error instanceof DiwanError ? error.visitorMessage : undefined,
  };
}
