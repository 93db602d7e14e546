import type { CallName } from '../contract';
import { endpointPath } from './endpoint-path';
import { queryString } from './query-string';

/** What of a call is in its address. */
export interface AddressInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Where a call goes: the address every client asks, for requests that are sent before the code of the client is there.
 * @param baseUrl the API's base, ending in `/api` @param path of the endpoint table, with `{parameters}`
 * @throws InvalidParameterError for parameters that can't stand in a path
 */
export const callAddress = (
  baseUrl: string,
  endpoint: CallName,
  path: string,
  { params = {}, query = {} }: AddressInput,
): string => `${baseUrl.replace(/\/+$/, '')}${endpointPath(endpoint, path, params)}${queryString(query)}`;
