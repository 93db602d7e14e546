import type { ApiError } from '@diwan/sdk';

/** Why a call failed, in the detail a visitor needs. */
export interface Failure {
  /**
   * `offline`: the browser has no connection. `unreachable`: no response, because of the connection, the server or
   * CORS. `server`: a server error (5xx, or a response that isn't the API's). `refused`: the API rejected the request, also
   * because the shop is in maintenance.
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

/** Properties of the client's errors. Its classes aren't imported: pages would load them before their first call. */
type Parts = Partial<Pick<ApiError, 'name' | 'endpoint' | 'status' | 'code' | 'visitorMessage'>>;

function kindOf({ name, endpoint, status, code }: Parts): Failure['kind'] {
  if (name === 'ContractError') return 'server';
  if (endpoint && status) return status >= 500 && code !== 'maintenance' ? 'server' : 'refused';
  // An error without an endpoint isn't the client's: a chunk failed to load.
  if (endpoint && name !== 'NetworkError' && name !== 'TimeoutError') return 'refused';
  return isOffline() ? 'offline' : 'unreachable';
}

/** Classifies the error of a failed call. */
export function failureOf(error: unknown): Failure {
  const parts: Parts = Object(error);
  const kind = kindOf(parts);
  return {
    kind,
    code: (parts.endpoint && parts.code) || '',
    message: kind === 'refused' ? parts.visitorMessage : undefined,
  };
}
