import type { EventRecord } from '../../contract';
import { type Check, needed, Skipped } from '../checking/check';
import type { Context } from '../checking/context';
import { type Deviation, quoted, unless } from '../checking/deviation';
import { fieldOf } from '../checking/probe';
import { refusal, success, validationRefusal } from '../checking/responses';
import { testLead } from '../checking/test-records';
import { UNKNOWN_ID, UNKNOWN_SLUG } from '../checking/unknown';
import { accessChecks } from './access-checks';
import { staffListChecks } from './list-checks';

const LIST = 'staff.events.list';
const STATES = ['pending', 'delivered', 'dead'] as const;

/** The message about the kit's lead. */
export async function testEvent(context: Context): Promise<EventRecord> {
  const id = await testLead(context);
  const { results } = await context.probe(LIST, { query: { limit: 100 } });
  const events = Array.isArray(results) ? (results as EventRecord[]) : [];
  return needed(
    events.find(
      ({ type, record_id, channel }) => type === 'lead.received' && record_id === id && channel === 'webhook',
    ),
    'There is no message about the test lead.',
  );
}

const listChecks: [Check, ...Check[]] = [
  ...staffListChecks(LIST),
  {
    title: 'has a message about the test lead',
    isWrite: true,
    run: async (context) => {
      const id = await testLead(context);
      const { results } = await context.probe(LIST, { query: { limit: 100 } });
      const types = (Array.isArray(results) ? results : [])
        .filter((event) => fieldOf(event, 'record_id') === id)
        .map((event) => fieldOf(event, 'type'));
      return unless(types.includes('lead.received'), 'results', `lead.received of record ${id}`, types);
    },
  },
  {
    title: 'filters by state',
    run: async ({ probe, found }) => {
      const all = (await found(LIST)) ?? [];
      if (all.length === 0) throw new Skipped('There are no messages.');
      const deviations: Deviation[] = validationRefusal(
        await probe(LIST, { query: { state: UNKNOWN_SLUG } }),
      );
      for (const state of STATES) {
        const { results } = await probe(LIST, { query: { state, limit: 100 } });
        const others = (Array.isArray(results) ? results : []).filter(
          (one) => fieldOf(one, 'state') !== state,
        );
        deviations.push(
          ...unless(others.length === 0, 'results', `only messages with state=${state}`, others),
        );
      }
      return deviations;
    },
  },
];

const unknown = { params: { id: UNKNOWN_ID } };

/** How the kit checks messages to the webhook, as staff see them. */
export const eventChecks = {
  list: listChecks,
  retry: [
    {
      title: 'rejects unknown messages',
      run: async ({ probe }) => refusal(await probe('staff.events.retry', unknown), 'not_found'),
    },
    {
      title: 'sends a message again, under its id',
      isWrite: true,
      run: async (context) => {
        const event = await testEvent(context);
        const response = await context.probe('staff.events.retry', { params: { id: event.id } });
        const { results } = response;
        const [id, state] = [fieldOf(results, 'message_id'), fieldOf(results, 'state')];
        return [
          ...success('staff.events.retry', response),
          ...unless(id === event.message_id, 'results.message_id', quoted(event.message_id), id),
          ...unless(state === 'pending' || state === 'delivered', 'results.state', '"pending"', state),
        ];
      },
    },
    ...accessChecks('staff.events.retry', { harmless: unknown }),
  ] as [Check, ...Check[]],
  retryAll: [
    {
      title: 'sends all undelivered messages again',
      isWrite: true,
      run: async ({ probe }) => success('staff.events.retryAll', await probe('staff.events.retryAll')),
    },
    ...accessChecks('staff.events.retryAll', { harmless: {}, isWrite: true }),
  ] as [Check, ...Check[]],
};
