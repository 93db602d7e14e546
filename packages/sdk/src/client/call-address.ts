import { withoutTrailingSlashes } from '../commerce/http/without-trailing-slashes';
import type { CallName } from '../contract';
import { endpointPath } from './endpoint-path';
import { queryString } from './query-string';

/** The parts of a call that make up its URL. */
export interface AddressInput {
  params?: Readonly<Record<string, unknown>> | undefined;
  query?: object | undefined;
}

/**
 * The URL of a call, also for requests sent before the client has loaded.
 * @param baseUrl the API's base URL, ending in `/api`
 * @param path the endpoint's path, with `{parameters}`
 * @throws InvalidParameterError for parameters that aren't valid path segments
 */
export const callAddress = (
  baseUrl: string,
  endpoint: CallName,
  path: string,
  { params = {}, query = {} }: AddressInput,
): string => `${withoutTrailingSlashes(baseUrl)}${endpointPath(endpoint, path, params)}${queryString(query)}`;
