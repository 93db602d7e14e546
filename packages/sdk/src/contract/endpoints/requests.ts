import { createdSchema } from '../created';
import { quoteRequestSchema } from '../quote-request';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `requests.create`. */
export const requestsCreate = route({
  name: 'requests.create',
  method: 'POST',
  path: '/crm/public/requests',
  results: createdSchema,
  acceptsIdempotencyKey: true,
});

export const requestsEndpoints = () => ({
  'requests.create': endpoint(requestsCreate, {
    summary: 'Send a quote, contact or project request',
    description:
      'With `details`, a request for a quote for products and what the visitor changed about them; with `project_id` or ' +
      '`item_id`, a question about one; else a message. The shop replies by e-mail or phone.',
    tag: 'Requests',
    profile: 'ordering',
    cache: 'never',
    params: noParams,
    query: noQuery,
    body: quoteRequestSchema,
    example: {
      body: {
        notes: 'Can it be 20 cm wider?',
        lead: { name: 'Sara', email: 'sara@example.com', phone: '501234567' },
        details: [{ item_id: 101, quantity: 1, customization: { color_id: 2 } }],
      },
    },
  }),
});
