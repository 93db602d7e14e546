import { possiblePhones } from '@diwan/sdk/commerce';
import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { idempotent } from '../../platform/idempotency/idempotent';
import { reportLead } from './lead-records.repository';
import { insertLead, leadSourceExists, listLeadForms, phoneCountries } from './leads.repository';

export const leadsRoutes = (
  dependencies: Pick<Dependencies, 'db' | 'config' | 'now'>,
): Pick<Handlers, 'leads.create' | 'leads.forms'> => ({
  'leads.forms': () => listLeadForms(dependencies.db),
  'leads.create': idempotent('leads.create', dependencies, async (tx, { params, body }) => {
    if (!(await leadSourceExists(tx, params.source_id))) throw new ApiError('lead_form_not_found');
    const { id } = await insertLead(tx, {
      sourceId: params.source_id,
      name: body.name,
      email: body.email ?? null,
      phone: body.phone,
      phoneDigits: possiblePhones(body.phone, await phoneCountries(tx))[0],
    });
    await reportLead(tx, id, { ...dependencies, now: dependencies.now() });
    return { id };
  }),
});
