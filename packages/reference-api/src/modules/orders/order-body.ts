import type { ApiRequest } from '../../platform/endpoints/implement';

/** The validated body of `orders.create`. */
export type OrderBody = ApiRequest<'orders.create'>['body'];
