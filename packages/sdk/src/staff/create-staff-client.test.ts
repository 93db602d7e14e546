import { expect, it } from 'vitest';
import type { StaffEndpointName } from '../contract';
import { createFakeBackend } from '../testing';
import { createStaffClient, type StaffClient } from '.';

/** The method that calls each endpoint. One without a method doesn't compile. */
const methods: Record<StaffEndpointName, (staff: StaffClient) => Promise<unknown>> = {
  'staff.orders.list': (staff) => staff.orders.list(),
  'staff.orders.get': (staff) => staff.orders.get(1),
  'staff.orders.move': (staff) => staff.orders.move(1, { status: 'confirmed' }),
  'staff.requests.list': (staff) => staff.requests.list(),
  'staff.requests.get': (staff) => staff.requests.get(1),
  'staff.requests.move': (staff) => staff.requests.move(1, { status: 'in_progress' }),
  'staff.leads.list': (staff) => staff.leads.list(),
  'staff.leads.get': (staff) => staff.leads.get(1),
  'staff.leads.move': (staff) => staff.leads.move(1, { status: 'contacted' }),
  'staff.events.list': (staff) => staff.events.list(),
  'staff.events.retry': (staff) => staff.events.retry(1),
  'staff.events.retryAll': (staff) => staff.events.retryAll(),
  'staff.people.forget': (staff) => staff.people.forget({ phone: '+966500000000' }),
};

it.each(Object.entries(methods))('%s is called by a method, with the token', async (name, method) => {
  const { fetch, received } = createFakeBackend();
  const staff = createStaffClient({ baseUrl: 'http://shop.example/api', fetch, token: 'staff-token' });
  await method(staff).catch(() => undefined);
  expect(received.map(({ endpoint }) => endpoint)).toEqual([name]);
  expect(received[0]?.headers.get('authorization')).toBe('Bearer staff-token');
});
