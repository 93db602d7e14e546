import type { Created, QuoteRequest } from '../../contract';
import { requestsCreate } from '../../contract/endpoints/requests';
import type { Call, WriteOptions } from '../call';

/** Quote, contact and project requests (spec §3 «Request»). */
export const createRequests = (call: Call<'requests.create'>) => ({
  /**
   * @returns the stored record's id; undefined when the backend doesn't send it
   * @throws ValidationError when name, e-mail or phone is missing
   */
  create: async (request: QuoteRequest, options?: WriteOptions): Promise<Created | undefined> =>
    (await call(requestsCreate, { body: request }, options)).results,
});
/** Quote, contact and project requests, as `client.requests`. */
export type Requests = ReturnType<typeof createRequests>;
