import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { idempotent } from '../../platform/idempotency/idempotent';
import { reportOrder } from './order-records.repository';
import { placeOrder } from './place-order';

export const ordersRoutes = ({
  db,
  config,
  now,
  metrics,
}: Pick<Dependencies, 'db' | 'config' | 'now' | 'metrics'>): Pick<Handlers, 'orders.create'> => ({
  'orders.create': async (request) => {
    let isNew = false;
    const placeOnce = idempotent('orders.create', { db, config, now }, async (tx, { body, locale }) => {
      const receipt = await placeOrder(tx, { body, locale, now: now() });
      await reportOrder(tx, receipt.id, { now: now(), config });
      isNew = true;
      return receipt;
    });
    const receipt = await placeOnce(request);
    if (isNew) metrics.orderPlaced();
    return receipt;
  },
});
