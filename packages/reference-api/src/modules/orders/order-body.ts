import type { ApiRequest } from '../../implement';

/** What a visitor orders, of the contract's shape. */
export type OrderBody = ApiRequest<'orders.create'>['body'];
