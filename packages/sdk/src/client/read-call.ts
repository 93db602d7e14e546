import type { Route } from '../contract';
import { acceptHeaders } from './accept-headers';
import type { Answer, CallInput, ReadCall, ReadName, RequestOptions } from './call';
import { ApiError, ContractError } from './errors/call-errors';
import { failedResponseOf } from './errors/failed-response-of';
import { type ConnectionOptions, createExchange } from './exchange';
import { isSuccess, readResults } from './read-results';
import { machineRuntime, type Runtime } from './runtime';

/**
 * A `createCall` for pages that only read and count every kilobyte. It explains less of what goes wrong: all failure
 * statuses are plain `ApiError`s, distinguished by `status` and `code` and without field errors; a `ContractError` gives neither
 * reason nor snippet; broken items of lists are left out unreported.
 *
 * It calls the given rows of the endpoint table, so that bundlers leave out the schemas of all others.
 * @example createItemList(createReadCall(connection, { 'items.list': itemsList }))
 */
export function createReadCall<Names extends ReadName>(
  options: ConnectionOptions,
  routes: { readonly [Name in Names]: Route },
  runtime: Runtime = machineRuntime,
): ReadCall<Names> {
  const exchange = createExchange(options, runtime);
  return <Name extends Names>(
    name: Name,
    input: CallInput<Name>,
    { signal, locale = options.locale }: RequestOptions = {},
  ) =>
    exchange(name, {
      path: routes[name].path,
      input,
      init: { headers: acceptHeaders(locale) },
      signal,
      isRepeatable: true,
      read(response, request) {
        if (!isSuccess(response))
          throw new ApiError(failedResponseOf(name, request, response, runtime.now()));
        const results = readResults(routes[name], response);
        if (!results)
          throw new ContractError(`${name} breaks the contract`, { endpoint: name, status: response.status });
        return results as Answer<Name>;
      },
    });
}
