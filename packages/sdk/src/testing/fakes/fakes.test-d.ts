import { expectTypeOf, it } from 'vitest';
import type { CallName } from '../../contract';
import type { fakes } from '.';
import type { Fakes } from './shared/fake';

it('the fake backend answers every endpoint, staff endpoints included', () => {
  expectTypeOf<typeof fakes>().toExtend<Fakes<CallName>>();
  expectTypeOf<Omit<typeof fakes, 'items.get'>>().not.toExtend<Fakes<CallName>>();
  expectTypeOf<Omit<typeof fakes, 'staff.orders.get'>>().not.toExtend<Fakes<CallName>>();
});
