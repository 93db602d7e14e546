import type { Backends } from './backend';
import { unless } from './checking/deviation';
import { idempotencyDeviations } from './checking/idempotency';
import { validationRefusal } from './checking/responses';
import { listCheck } from './checking/simple-checks';
import { leadSource, testLeadInput } from './checking/test-records';
import { found } from './fake/fake-failure';
import { report, store, storedPerson } from './fake/fake-records';

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
    fake: ({ shop, state, params: { source_id }, body }) => {
      found(shop.leadSources.find((id) => id === source_id));
      const person = storedPerson(body, shop.countries);
      const record = store(state, 'lead', { ...person, status: 'new', source_id });
      report(state, 'lead.received', record);
      return { id: record.id };
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
          return idempotencyDeviations(context, 'leads.create', await testLeadInput(context));
        },
      },
    ],
  },
};
