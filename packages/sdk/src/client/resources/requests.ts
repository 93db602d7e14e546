import type { Created, QuoteRequest } from '../../contract';
import { requestsCreate } from '../../contract/endpoints/requests';
import type { Call, WriteOptions } from '../call';

/** Quote, contact and project requests (spec §3 «Request»). */
export const createRequests = (call: Call<'requests.create'>) => ({
  /**
   * @returns the stored record's id
   * @throws ContractError with `tookEffect` when it was stored but the backend doesn't send its id; ValidationError when name, e-mail or phone is missing
   */
  create: async (request: QuoteRequest, options?: WriteOptions): Promise<Created> =>
    (await call(requestsCreate, { body: request }, options)).results,
});
/** Quote, contact and project requests, as `client.requests`. */
export type Requests = ReturnType<typeof createRequests>;
