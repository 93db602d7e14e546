import { createdSchema } from '../created';
import { route } from './route';

export const requestsCreate = route({
  method: 'POST',
  path: '/crm/public/requests',
  results: createdSchema,
  acceptsIdempotencyKey: true,
});
