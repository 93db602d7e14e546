import type { ApiRequest } from '../../implement';

/** The validated body of `orders.create`. */
export type OrderBody = ApiRequest<'orders.create'>['body'];
