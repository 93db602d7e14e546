import { createdSchema } from '../created';
import { route } from './route';

export const leadsCreate = route({
  method: 'POST',
  path: '/crm/public/leads/{source_id}',
  results: createdSchema,
  acceptsIdempotencyKey: true,
});
