import type { Check } from '../backend/checking/check';
import { type Deviation, unless } from '../backend/checking/deviation';
import { fieldOf, type Probed, type ProbeInput } from '../backend/checking/probe';
import { UNKNOWN_ID, UNKNOWN_PROMO } from '../backend/checking/unknown';
import { type EndpointName, IGNORED_HEADER } from '../contract';

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

interface EverywhereCheck extends Check {
  /** The endpoint it is tried on. */
  endpoint: EndpointName;
}

/** Requirements of all endpoints, checked on a few. */
export const everywhereChecks: readonly EverywhereCheck[] = [
  ...ERROR_REQUESTS.map(
    ([endpoint, input]): EverywhereCheck => ({
      endpoint,
      title: 'responds in the language of Accept-Language',
      run: async ({ probe }) => {
        const messageIn = async (language: string): Promise<string> => {
          const { json } = await probe(endpoint, { ...input, headers: { 'accept-language': language } });
          return String(fieldOf(json, 'message') ?? '');
        };
        const [english, arabic] = [await messageIn('en'), await messageIn('ar')];
        return [
          ...unless(
            /^\P{Script=Arabic}+$/u.test(english),
            'message',
            'English for Accept-Language: en',
            english,
          ),
          ...unless(/\p{Script=Arabic}/u.test(arabic), 'message', 'Arabic for Accept-Language: ar', arabic),
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
    endpoint: 'items.list',
    title: 'exposes Retry-After to other origins, so that they do not retry too soon',
    isAdvice: true,
    run: async ({ probe, origin }) => {
      const { headers } = await probe('items.list', { headers: { origin } });
      const exposed = headers.get('access-control-expose-headers');
      return unless(
        /(^|[\s,])(retry-after|\*)($|[\s,])/i.test(exposed ?? ''),
        'headers.access-control-expose-headers',
        'Retry-After',
        exposed,
      );
    },
  },
  {
    endpoint: 'items.list',
    title: 'names the parameters it ignores, so that a misspelt filter is noticed',
    isAdvice: true,
    run: async ({ probe, origin }) => {
      const query = { colour: 1, limit: 1 };
      const { headers } = await probe('items.list', { query, headers: { origin } });
      const exposed = headers.get('access-control-expose-headers') ?? '';
      return [
        ...unless(
          headers.get(IGNORED_HEADER) === 'colour',
          `headers.${IGNORED_HEADER}`,
          'colour for ?colour=1&limit=1',
          headers.get(IGNORED_HEADER),
        ),
        ...unless(
          exposed.toLowerCase().includes(IGNORED_HEADER) || exposed === '*',
          'headers.access-control-expose-headers',
          IGNORED_HEADER,
          exposed,
        ),
      ];
    },
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
