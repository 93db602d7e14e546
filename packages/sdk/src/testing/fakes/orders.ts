import type { Fakes } from './shared/fake';
import { report, store, storedPerson, storeVisitor } from './shared/fake-records';
import { pricedOrder } from './shared/order-receipt';
import { orderRecord } from './shared/order-record';
import { usableProof } from './shared/phone-proofs';

export const ordersFakes: Fakes<'orders.create'> = {
  'orders.create': ({ shop, state, body }) => {
    const proof = usableProof(state.proofs, shop.countries, body);
    const priced = pricedOrder(shop, body);
    proof.ordersLeft -= 1;
    const lead = storedPerson(body.lead, shop.countries);
    storeVisitor(state, lead);
    const number = `A-${1001 + state.records.order.length}`;
    const record = store(state, 'order', { ...orderRecord(shop, body, priced), number, lead });
    report(state, 'order.placed', record);
    return { id: record.id, number, ...priced.totals };
  },
};
