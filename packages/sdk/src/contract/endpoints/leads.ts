import * as v from 'valibot';
import { createdSchema } from '../created';
import { leadRequestSchema } from '../lead';
import { leadFormSchema } from '../lead-form';
import { lenientArray } from '../lenient-array';
import { idParam } from '../url-params';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `leads.create`. */
export const leadsCreate = route({
  name: 'leads.create',
  method: 'POST',
  path: '/crm/public/leads/{source_id}',
  results: createdSchema,
  acceptsIdempotencyKey: true,
});

/** Lists the lead forms. */
export const leadsForms = route({
  name: 'leads.forms',
  method: 'GET',
  path: '/crm/public/leads',
  results: lenientArray(leadFormSchema),
});

export const leadsEndpoints = () => ({
  'leads.forms': endpoint(leadsForms, {
    summary: 'Lead forms',
    description: 'The forms that accept contact details, with their names: the ids for `leads.create`.',
    tag: 'Leads',
    profile: 'ordering',
    cache: 'public',
    params: noParams,
    query: noQuery,
    example: {},
  }),
  'leads.create': endpoint(leadsCreate, {
    summary: 'Leave contact details through a lead form',
    description: 'For sections of type `lead_form`, whose `source_id` names the form. E-mail is optional.',
    tag: 'Leads',
    profile: 'ordering',
    cache: 'never',
    params: v.object({
      /** Id of the lead form (`source_id` of its section). */
      source_id: idParam,
    }),
    query: noQuery,
    body: leadRequestSchema,
    errors: ['not_found'],
    example: {
      params: { source_id: 1 },
      body: { name: 'Sara', email: 'sara@example.com', phone: '501234567' },
    },
  }),
});
