import type { EndpointName } from '../../contract';
import type { Check } from '../check';
import { type Deviation, unless } from '../deviation';
import { fieldOf, type Probed, type ProbeInput } from '../probe';
import { UNKNOWN_ID, UNKNOWN_PROMO } from './unknown';

/** Requests that return an error message to visitors, one of each kind. */
const ERROR_REQUESTS: [EndpointName, ProbeInput][] = [
  ['items.get', { params: { id: UNKNOWN_ID } }],
  ['promos.verify', { params: { code: UNKNOWN_PROMO } }],
  ['requests.create', { body: {} }],
];

/** Checks that CORS allows a page of the origin to read the response. */
const corsDeviations = ({ headers }: Probed, origin: string): Deviation[] => {
  const allowed = headers.get('access-control-allow-origin');
  return unless(
    allowed === '*' || allowed === origin,
    'headers.access-control-allow-origin',
    `* or ${origin}`,
    allowed,
  );
};

/** Requirements of all endpoints, checked on a few. */
export const everywhereChecks: readonly Check[] = [
  ...ERROR_REQUESTS.map(
    ([endpoint, input]): Check => ({
      endpoint,
      title: 'responds in the language of Accept-Language',
      run: async ({ probe }) => {
        const messageIn = async (language: string): Promise<string> => {
          const { json } = await probe(endpoint, { ...input, headers: { 'accept-language': language } });
          return String(fieldOf(json, 'message') ?? '');
        };
        const [english, arabic] = [await messageIn('en'), await messageIn('ar')];
        return [
          ...unless(/^\P{Script=Arabic}+$/u.test(english), 'message', 'English for en', english),
          ...unless(/\p{Script=Arabic}/u.test(arabic), 'message', 'Arabic for ar', arabic),
        ];
      },
    }),
  ),
  {
    endpoint: 'items.list',
    title: 'allows cross-origin reads',
    run: async ({ probe, origin }) =>
      corsDeviations(await probe('items.list', { headers: { origin } }), origin),
  },
  {
    endpoint: 'items.get',
    title: 'allows cross-origin reads of error responses',
    run: async ({ probe, origin }) =>
      corsDeviations(await probe('items.get', { params: { id: UNKNOWN_ID }, headers: { origin } }), origin),
  },
  {
    endpoint: 'requests.create',
    title: 'allows cross-origin writes with an idempotency key',
    run: async ({ probe, origin }) => {
      const asked = ['content-type', 'idempotency-key'];
      const response = await probe('requests.create', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': asked.join(','),
        },
      });
      const { status, headers } = response;
      const allowed = headers.get('access-control-allow-headers') ?? '';
      return [
        ...unless(status >= 200 && status < 300, 'status', '2xx for a preflight', status),
        ...corsDeviations(response, origin),
        ...unless(
          allowed === '*' || asked.every((header) => allowed.toLowerCase().includes(header)),
          'headers.access-control-allow-headers',
          asked.join(', '),
          allowed,
        ),
      ];
    },
  },
];
