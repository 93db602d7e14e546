import { orderReceiptSchema } from '../order-receipt';
import { route } from './route';

export const ordersCreate = route({
  method: 'POST',
  path: '/crm/public/orders',
  results: orderReceiptSchema,
  acceptsIdempotencyKey: true,
});
