import { newIdempotencyKey } from '../../client/idempotency-key';
import type { EndpointName } from '../../contract';
import type { Context } from './context';
import { type Deviation, unless } from './deviation';
import type { ProbeInput } from './probe';
import { refusal, success } from './responses';
import { noteStored } from './test-records';

/** Checks that a write sent twice with the same key is stored once and returns the same response. */
export async function idempotencyDeviations(
  context: Context,
  name: Extract<EndpointName, 'leads.create' | 'requests.create'>,
  input: ProbeInput,
): Promise<Deviation[]> {
  const { probe } = context;
  const headers = { 'idempotency-key': newIdempotencyKey() };
  const first = await probe(name, { ...input, headers });
  noteStored(context, name === 'leads.create' ? 'lead' : 'request', first);
  const again = await probe(name, { ...input, headers });
  const other = await probe(name, {
    ...input,
    body: { ...(input.body as object), name: 'Another name', notes: 'Another note' },
    headers,
  });
  return [
    ...success(name, first),
    ...refusal(other, 'idempotency_key_reused'),
    ...unless(
      JSON.stringify(again.results) === JSON.stringify(first.results),
      'results',
      `the first response ${JSON.stringify(first.results)} for a repeated Idempotency-Key`,
      again.results,
    ),
  ];
}
