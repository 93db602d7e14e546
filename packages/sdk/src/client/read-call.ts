import { acceptHeaders } from './accept-headers';
import type { Answer, CallInput, ReadCall, ReadName, RequestOptions, RouteOf } from './call';
import { ApiError, ContractError } from './errors/call-errors';
import { failedResponseOf } from './errors/failed-response-of';
import { type ConnectionOptions, createExchange } from './exchange';
import { isSuccess, readResults } from './read-results';
import { machineRuntime, type Runtime } from './runtime';

/**
 * A smaller `createCall` for pages that only read. Its errors are less detailed: all failure statuses are plain
 * `ApiError`s without field errors, distinguished by `status` and `code`; a `ContractError` has neither reason nor
 * snippet; invalid list items are skipped silently.
 * @throws TypeError when `baseUrl` is unusable
 * @example createItemList(createReadCall({ baseUrl: 'https://shop.example/api' }))
 */
export function createReadCall(options: ConnectionOptions, runtime: Runtime = machineRuntime): ReadCall {
  const exchange = createExchange(options, runtime);
  return <Called extends RouteOf<ReadName>>(
    route: Called,
    input: CallInput<Called['name']>,
    callOptions: RequestOptions = {},
  ) =>
    exchange(route, {
      input,
      init: { headers: acceptHeaders(callOptions.locale ?? options.locale) },
      options: callOptions,
      isRepeatable: true,
      read(response, request) {
        const { name } = route;
        if (!isSuccess(response))
          throw new ApiError(failedResponseOf(name, request, response, runtime.now()));
        const results = readResults(route, response);
        if (!results)
          throw new ContractError(`${name} breaks the contract`, { endpoint: name, status: response.status });
        return results as Answer<Called>;
      },
    });
}
