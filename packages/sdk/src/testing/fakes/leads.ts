import type { Fakes } from './shared/fake';
import { found } from './shared/fake-failure';
import { report, store, storedPerson } from './shared/fake-records';

export const leadsFakes: Fakes<'leads.create' | 'leads.forms'> = {
  'leads.forms': ({ shop }) =>
    shop.leadSources.map((id) => ({ id, name_en: `Form ${id}`, name_ar: `نموذج ${id}` })),
  'leads.create': ({ shop, state, params: { source_id }, body }) => {
    found(shop.leadSources.find((id) => id === source_id));
    const person = storedPerson(body, shop.countries);
    const record = store(state, 'lead', { ...person, status: 'new', source_id });
    report(state, 'lead.received', record);
    return { id: record.id };
  },
};
