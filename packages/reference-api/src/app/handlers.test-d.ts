import { expectTypeOf, it } from 'vitest';
import type { ApiRequest, Handlers, StaffHandlers } from '../platform/endpoints/implement';

it('an endpoint without a handler does not compile', () => {
  expectTypeOf<Omit<Handlers, 'items.get'>>().not.toExtend<Handlers>();
  expectTypeOf<Omit<StaffHandlers, 'staff.orders.get'>>().not.toExtend<StaffHandlers>();
});

it('a response that anybody may cache can’t depend on who asks', () => {
  expectTypeOf<keyof ApiRequest<'items.list'>>().toEqualTypeOf<'params' | 'query' | 'body' | 'signal'>();
  expectTypeOf<ApiRequest<'redirects.get'>>().not.toHaveProperty('context');
  expectTypeOf<ApiRequest<'promos.verify'>>().toHaveProperty('context');
});
