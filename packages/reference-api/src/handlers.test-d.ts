import { expectTypeOf, it } from 'vitest';
import type { Handlers, StaffHandlers } from './implement';

it('an endpoint without a handler does not compile', () => {
  expectTypeOf<Omit<Handlers, 'items.get'>>().not.toExtend<Handlers>();
  expectTypeOf<Omit<StaffHandlers, 'staff.orders.get'>>().not.toExtend<StaffHandlers>();
});
