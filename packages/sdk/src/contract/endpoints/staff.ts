import * as v from 'valibot';
import {
  eventListQuerySchema,
  leadListQuerySchema,
  orderListQuerySchema,
  requestListQuerySchema,
} from '../staff/list-queries';
import { forgetRequestSchema } from '../staff/people';
import {
  eventRecordSchema,
  forgottenPersonSchema,
  leadRecordSchema,
  leadStatusSchema,
  movedRecordSchema,
  orderRecordSchema,
  orderStatusSchema,
  requestRecordSchema,
  requestStatusSchema,
} from '../staff/records';
import type { StaffScope } from '../staff/scopes';
import { idParam } from '../url-params';
import { endpoint, noParams, noQuery, type Route, route } from './endpoint';

const byId = v.object({
  /** Id of the record. */
  id: idParam,
});

const note = v.optional(v.pipe(v.string(), v.maxLength(1_000)), '');

/* @__NO_SIDE_EFFECTS__ */
const staffRoute = <const Row extends Route>(row: Row, scope?: StaffScope) =>
  route({
    ...row,
    needsStaffToken: true as const,
    /** The scope that a token needs: by default, reading or changing records. */
    scope: scope ?? (row.method === 'GET' ? 'orders:read' : 'records:write'),
  });

const list = { tag: 'Staff', profile: 'staff', cache: 'never', params: noParams } as const;
const one = {
  tag: 'Staff',
  profile: 'staff',
  cache: 'never',
  params: byId,
  query: noQuery,
  errors: ['not_found'],
  example: { params: { id: 1 } },
} as const;
const move = { ...one, errors: ['not_found', 'status_not_allowed'] } as const;

const moveDescription =
  'The change is kept in the record’s history with the note and sent to the webhook. A status that doesn’t follow the ' +
  'current one is rejected with 409 `status_not_allowed`. Returns id, status and history alone; reading the record takes `orders:read`.';

/**
 * Endpoints for staff, called with the staff token: reading what visitors submitted and changing its status. Separate
 * from the visitors' table, so that no page downloads them.
 */
export const staffEndpoints = {
  'staff.orders.list': endpoint(
    staffRoute({
      name: 'staff.orders.list',
      method: 'GET',
      path: '/staff/orders',
      results: v.array(orderRecordSchema),
      isPaged: true,
    }),
    {
      ...list,
      summary: 'Orders, newest first',
      description: 'With all lines, totals and status changes, as they were when the order was placed.',
      query: orderListQuerySchema,
    },
  ),
  'staff.orders.get': endpoint(
    staffRoute({
      name: 'staff.orders.get',
      method: 'GET',
      path: '/staff/orders/{id}',
      results: orderRecordSchema,
    }),
    { ...one, summary: 'One order', description: 'The same record as in the list.' },
  ),
  'staff.orders.move': endpoint(
    staffRoute({
      name: 'staff.orders.move',
      method: 'POST',
      path: '/staff/orders/{id}/status',
      results: movedRecordSchema(orderStatusSchema.options),
    }),
    {
      ...move,
      summary: 'Move an order to another status',
      description: moveDescription,
      body: v.object({
        /** The new status. */
        status: orderStatusSchema,
        /** A note for colleagues, stored in the history. */
        note,
      }),
      example: { params: { id: 1 }, body: { status: 'confirmed', note: 'Called on Sunday' } },
    },
  ),
  'staff.requests.list': endpoint(
    staffRoute({
      name: 'staff.requests.list',
      method: 'GET',
      path: '/staff/requests',
      results: v.array(requestRecordSchema),
      isPaged: true,
    }),
    {
      ...list,
      summary: 'Quote, contact and project requests, newest first',
      description: 'With the products to quote and what the visitor changed about them.',
      query: requestListQuerySchema,
    },
  ),
  'staff.requests.get': endpoint(
    staffRoute({
      name: 'staff.requests.get',
      method: 'GET',
      path: '/staff/requests/{id}',
      results: requestRecordSchema,
    }),
    { ...one, summary: 'One request', description: 'The same record as in the list.' },
  ),
  'staff.requests.move': endpoint(
    staffRoute({
      name: 'staff.requests.move',
      method: 'POST',
      path: '/staff/requests/{id}/status',
      results: movedRecordSchema(requestStatusSchema.options),
    }),
    {
      ...move,
      summary: 'Move a request to another status',
      description: moveDescription,
      body: v.object({
        /** The new status. */
        status: requestStatusSchema,
        /** A note for colleagues, stored in the history. */
        note,
      }),
      example: { params: { id: 1 }, body: { status: 'in_progress', note: 'Called on Sunday' } },
    },
  ),
  'staff.leads.list': endpoint(
    staffRoute({
      name: 'staff.leads.list',
      method: 'GET',
      path: '/staff/leads',
      results: v.array(leadRecordSchema),
      isPaged: true,
    }),
    {
      ...list,
      summary: 'Leads, newest first',
      description: 'People who left their details in a lead form, ordered or asked for a quote.',
      query: leadListQuerySchema,
    },
  ),
  'staff.leads.get': endpoint(
    staffRoute({
      name: 'staff.leads.get',
      method: 'GET',
      path: '/staff/leads/{id}',
      results: leadRecordSchema,
    }),
    { ...one, summary: 'One lead', description: 'The same record as in the list.' },
  ),
  'staff.leads.move': endpoint(
    staffRoute({
      name: 'staff.leads.move',
      method: 'POST',
      path: '/staff/leads/{id}/status',
      results: movedRecordSchema(leadStatusSchema.options),
    }),
    {
      ...move,
      summary: 'Move a lead to another status',
      description: moveDescription,
      body: v.object({
        /** The new status. */
        status: leadStatusSchema,
        /** A note for colleagues, stored in the history. */
        note,
      }),
      example: { params: { id: 1 }, body: { status: 'contacted', note: 'Called on Sunday' } },
    },
  ),
  'staff.events.list': endpoint(
    staffRoute({
      name: 'staff.events.list',
      method: 'GET',
      path: '/staff/events',
      results: v.array(eventRecordSchema),
      isPaged: true,
    }),
    {
      ...list,
      summary: 'Messages to the webhook and by e-mail, newest first; `state=dead` lists those given up',
      description: 'How often each message was sent, and why the last attempt failed.',
      query: eventListQuerySchema,
    },
  ),
  'staff.events.retry': endpoint(
    staffRoute({
      name: 'staff.events.retry',
      method: 'POST',
      path: '/staff/events/{id}/retry',
      results: eventRecordSchema,
    }),
    {
      ...one,
      summary: 'Send a message at once, and retry it for another three days',
      description:
        'Also one that was delivered or given up. It keeps its `webhook-id`, so that the receiver can recognise a message it ' +
        'already has.',
    },
  ),
  'staff.events.retryAll': endpoint(
    staffRoute({
      name: 'staff.events.retryAll',
      method: 'POST',
      path: '/staff/events/retry',
      results: v.object({
        /** Number of messages that are sent again. */
        count: v.number(),
      }),
    }),
    {
      tag: 'Staff',
      profile: 'staff',
      cache: 'never',
      params: noParams,
      query: noQuery,
      summary: 'Send all pending and dead messages at once',
      description:
        'For the time after an outage of the receiver. The order of the messages of each record is kept.',
    },
  ),
  'staff.people.forget': endpoint(
    staffRoute(
      {
        name: 'staff.people.forget',
        method: 'POST',
        path: '/staff/people/forget',
        results: forgottenPersonSchema,
      },
      'personal-data:erase',
    ),
    {
      tag: 'Staff',
      profile: 'staff',
      cache: 'never',
      params: noParams,
      query: noQuery,
      body: forgetRequestSchema,
      example: { body: { phone: '+966501234567', open_orders: true } },
      summary: 'Erase the data of a person',
      description:
        'Deletes leads and requests with the phone or e-mail, and removes the person from orders, whose lines and totals ' +
        'stay for the books. Orders under way are left as they are unless `open_orders` is set.',
    },
  ),
};
