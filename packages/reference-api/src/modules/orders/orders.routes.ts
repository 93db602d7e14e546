import type { Dependencies } from '../../dependencies';
import { idempotent } from '../../idempotency/idempotent';
import type { Handlers } from '../../implement';
import { placeOrder } from './place-order';

export const ordersRoutes = (
  dependencies: Pick<Dependencies, 'db' | 'now'>,
): Pick<Handlers, 'orders.create'> => ({
  'orders.create': idempotent('orders.create', dependencies, (tx, { body, locale }) =>
    placeOrder(tx, { body, locale, now: dependencies.now() }),
  ),
});
