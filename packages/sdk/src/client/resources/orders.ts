import type { OrderReceipt, OrderRequest } from '../../contract';
import type { Call, WriteOptions } from '../call';

/** Orders, paid in cash on delivery. */
export const createOrders = (call: Call) => ({
  /**
   * Places an order. The phone must have been verified by `otp.verify`. Undefined when the order was placed but the
   * backend doesn't tell its number. Keep an `idempotencyKey` per checkout so that a reload can't order twice.
   * @throws PriceChangedError (with the numbers that hold now), UnauthorizedError, ValidationError, ConflictError
   */
  create: async (order: OrderRequest, options?: WriteOptions): Promise<OrderReceipt | undefined> =>
    (await call('orders.create', { body: order }, options)).results,
});
export type Orders = ReturnType<typeof createOrders>;
