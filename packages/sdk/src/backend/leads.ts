import type { Section } from '../contract';
import type { Backends } from './backend';
import { Skipped } from './checking/check';
import type { Context } from './checking/context';
import { unless } from './checking/deviation';
import { idempotencyDeviations } from './checking/idempotency';
import { fieldOf } from './checking/probe';
import { validationRefusal } from './checking/responses';
import { listCheck } from './checking/simple-checks';
import { TEST_LEAD } from './checking/test-visitor';
import { created } from './fake/created';
import { found } from './fake/fake-failure';

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

export const leadsBackend: Backends<'leads.create' | 'leads.forms'> = {
  'leads.forms': {
    fake: ({ shop }) => shop.leadSources.map((id) => ({ id, name_en: `Form ${id}`, name_ar: `نموذج ${id}` })),
    checks: [
      listCheck('leads.forms'),
      {
        title: 'lists the form of a page',
        run: async (context) => {
          const id = await leadSource(context);
          const forms = (await context.found('leads.forms')) ?? [];
          return unless(
            forms.some((form) => form.id === id),
            'results',
            `a form with id ${id}`,
            forms,
          );
        },
      },
    ],
  },
  'leads.create': {
    fake: ({ shop, state, params }) => {
      found(shop.leadSources.find((id) => id === params.source_id));
      return created(state);
    },
    checks: [
      {
        title: 'rejects an empty body',
        run: async (context) => {
          const params = { source_id: await leadSource(context) };
          return validationRefusal(await context.probe('leads.create', { params, body: {} }));
        },
      },
      {
        title: 'stores a lead once per idempotency key',
        isWrite: true,
        run: async (context) => {
          const params = { source_id: await leadSource(context) };
          return idempotencyDeviations(context, 'leads.create', { params, body: TEST_LEAD });
        },
      },
    ],
  },
};
