import type { OrderReceipt, OrderRequest } from '../../contract';
import { ordersCreate } from '../../contract/endpoints/orders';
import type { Call, WriteOptions } from '../call';

/** Orders, paid in cash on delivery. */
export const createOrders = (call: Call<'orders.create'>) => ({
  /**
   * Places an order, with the `phone_proof` that `otp.verify` returned for its phone. Store an `idempotencyKey` per
   * checkout, so that a reload can't order twice.
   * @throws ContractError with `tookEffect` when the order was placed but the backend doesn't return its number;
   *   PriceChangedError with the current numbers; UnauthorizedError with code `phone_not_verified` or
   *   `phone_proof_used_up`, when the phone has to be verified again; ValidationError, ConflictError
   */
  create: async (order: OrderRequest, options?: WriteOptions): Promise<OrderReceipt> =>
    (await call(ordersCreate, { body: order }, options)).results,
});
/** Orders, as `client.orders`. */
export type Orders = ReturnType<typeof createOrders>;
