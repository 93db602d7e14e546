import type { Route } from '../contract';
import { acceptHeaders } from './accept-headers';
import type { Answer, CallInput, ReadCall, ReadName, RequestOptions } from './call';
import { ApiError, ContractError } from './errors/call-errors';
import { failedResponseOf } from './errors/failed-response-of';
import { type ConnectionOptions, createExchange } from './exchange';
import { isSuccess, readResults } from './read-results';
import { machineRuntime, type Runtime } from './runtime';

/**
 * A smaller `createCall` for pages that only read. Its errors are less detailed: all failure statuses are plain
 * `ApiError`s without field errors, distinguished by `status` and `code`; a `ContractError` has neither reason nor
 * snippet; invalid list items are skipped silently.
 *
 * It calls only the given routes, so that bundlers drop the schemas of all others.
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
