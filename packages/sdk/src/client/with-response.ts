import type { RequestOptions } from './call';
import type { ReceivedResponse } from './sent-request';

/**
 * Calls a method and resolves with its result and the response: status, headers, duration.
 * @example
 * const { data, response } = await withResponse((options) => client.items.get(103, options));
 * console.log(data.code, response.headers.get('x-request-id'));
 */
export async function withResponse<Data>(
  call: (options: Pick<RequestOptions, 'onResponse'>) => Promise<Data>,
): Promise<{ data: Data; response: ReceivedResponse }> {
  const responses: ReceivedResponse[] = [];
  const data = await call({ onResponse: (response) => responses.push(response) });
  const response = responses.at(-1);
  if (!response)
    throw new TypeError('Pass the options on: withResponse((options) => client.items.get(103, options))');
  return { data, response };
}
