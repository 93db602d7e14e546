import type { EndpointName, Section } from '../../contract';
import type { Check } from '../check';
import { type Context, TEST_LEAD } from '../context';
import { type Deviation, Skipped, same, unless } from '../deviation';
import { fieldOf, type ProbeInput } from '../probe';
import { refusal, success, validationRefusal } from '../responses';

/** Checks that a write sent twice with the same key is stored once and returns the same response. */
async function idempotencyDeviations(
  { probe, left }: Context,
  name: 'leads.create' | 'requests.create',
  input: ProbeInput,
): Promise<Deviation[]> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await probe(name, { ...input, headers });
  left.add(`a ${name === 'leads.create' ? 'lead' : 'request'} of “${TEST_LEAD.name}”`);
  const again = await probe(name, { ...input, headers });
  const body = { ...(input.body as object), name: 'Another name', notes: 'Another note' };
  const other = await probe(name, { ...input, body, headers });
  return [
    ...success(name, first),
    ...same('results for a repeated Idempotency-Key', first.results, again.results),
    ...refusal(other, 'idempotency_key_reused'),
  ];
}

/** Id of a lead form found on a CMS page. */
async function leadSource({ probe }: Context): Promise<number> {
  for (const slug of ['home', 'interiors', 'products']) {
    const { results } = await probe('pages.get', { params: { slug } });
    const sections = fieldOf(results, 'sections');
    const form = Array.isArray(sections)
      ? (sections as Section[]).find((section) => fieldOf(section, 'type') === 'lead_form')
      : undefined;
    const id = fieldOf(form, 'source_id');
    if (typeof id === 'number') return id;
  }
  throw new Skipped('No page has a lead form.');
}

const invalidBodyCheck = (endpoint: EndpointName): Check => ({
  endpoint,
  title: 'rejects an empty body and malformed JSON',
  run: async (context) => {
    const params = endpoint === 'leads.create' ? { source_id: await leadSource(context) } : {};
    return [
      ...validationRefusal(await context.probe(endpoint, { params, body: {} })),
      ...refusal(await context.probe(endpoint, { params, body: '{"cart":' }), 'malformed_body'),
    ];
  },
});

export const writeChecks: readonly Check[] = [
  invalidBodyCheck('leads.create'),
  invalidBodyCheck('requests.create'),
  invalidBodyCheck('orders.create'),
  {
    endpoint: 'leads.forms',
    title: 'lists the form of a page',
    run: async (context) => {
      const id = await leadSource(context);
      const ids = (await context.listed('leads.forms')).map((form) => form.id);
      return unless(ids.includes(id), 'results', `a form with id ${id}`, ids);
    },
  },
  {
    endpoint: 'leads.create',
    title: 'stores a lead once per idempotency key',
    needs: 'write',
    run: async (context) =>
      idempotencyDeviations(context, 'leads.create', {
        params: { source_id: await leadSource(context) },
        body: TEST_LEAD,
      }),
  },
  {
    endpoint: 'requests.create',
    title: 'stores a request once per idempotency key',
    needs: 'write',
    run: async (context) => {
      const [product] = await context.listed('items.list');
      const details = product ? [{ item_id: product.id, quantity: 1 }] : [];
      return idempotencyDeviations(context, 'requests.create', {
        body: { lead: TEST_LEAD, notes: TEST_LEAD.name, reason: 'conformance test', details },
      });
    },
  },
];
