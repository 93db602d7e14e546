import { describe, expectTypeOf, it } from 'vitest';
import type { CallName } from '../contract';
import type { backends } from '.';
import type { Backends } from './backend';

describe('what a backend does for each endpoint', () => {
  it('is whole, staff endpoints included', () => {
    expectTypeOf<typeof backends>().toExtend<Backends<CallName>>();
    expectTypeOf<Omit<typeof backends, 'items.get'>>().not.toExtend<Backends<CallName>>();
    expectTypeOf<Omit<typeof backends, 'staff.orders.get'>>().not.toExtend<Backends<CallName>>();
  });
  it('is both an answer of the fake and checks of the kit', () => {
    type Whole = Backends<'items.get'>['items.get'];
    expectTypeOf<Omit<Whole, 'fake'>>().not.toExtend<Whole>();
    expectTypeOf<Omit<Whole, 'checks'>>().not.toExtend<Whole>();
  });
});
