import type { EndpointName, Section } from '../../contract';
import { Skipped } from './check';
import type { Context } from './context';
import { fieldOf, type Probed, type ProbeInput } from './probe';
import { TEST_LEAD } from './test-visitor';

type Kind = 'lead' | 'request';

/** How `left` names a record. */
const described = (kind: Kind, id: number): string => `${kind} ${id} of “${TEST_LEAD.name}”`;

/** Notes a record that was stored, so that the report names it unless it is erased. */
export function noteStored({ stored, left }: Context, kind: Kind, { results }: Probed): void {
  const id = fieldOf(results, 'id');
  if (typeof id !== 'number') return;
  stored[kind] = id;
  left.add(described(kind, id));
}

/** Notes that all test leads and requests were erased. */
export function noteErased({ left }: Context): void {
  for (const what of left) if (/^(lead|request) /.test(what)) left.delete(what);
}

/** Id of a lead form found on a CMS page. */
export async function leadSource({ probe }: Context): Promise<number> {
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

/** A lead of the kit, through a form of a page. */
export const testLeadInput = async (context: Context): Promise<ProbeInput> => ({
  params: { source_id: await leadSource(context) },
  body: TEST_LEAD,
});

/** A request of the kit, for the first product. */
export async function testRequestInput({ found }: Context): Promise<ProbeInput> {
  const product = (await found('items.list'))?.[0];
  const details = product ? [{ item_id: product.id, quantity: 1 }] : [];
  return { body: { lead: TEST_LEAD, notes: TEST_LEAD.name, reason: 'conformance test', details } };
}

/** Id of a record of the kit, which is stored the first time. */
async function testRecord(
  context: Context,
  kind: Kind,
  name: Extract<EndpointName, 'leads.create' | 'requests.create'>,
  input: ProbeInput,
): Promise<number> {
  if (context.stored[kind] === undefined) noteStored(context, kind, await context.probe(name, input));
  const id = context.stored[kind];
  if (id === undefined) throw new Skipped(`No test ${kind} could be stored.`);
  return id;
}

export const testLead = async (context: Context): Promise<number> =>
  testRecord(context, 'lead', 'leads.create', await testLeadInput(context));

export const testRequest = async (context: Context): Promise<number> =>
  testRecord(context, 'request', 'requests.create', await testRequestInput(context));
