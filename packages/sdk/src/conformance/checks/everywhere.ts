import type { Check } from '../check';
import { unless } from '../check';
import { fieldOf } from '../probe';
import { UNKNOWN_ID } from './unknown';

/** What holds of every endpoint, shown on one. */
export const everywhereChecks: Check[] = [
  {
    endpoint: 'items.get',
    title: 'speaks the language of Accept-Language',
    run: async ({ probe }) => {
      const messageIn = async (language: string): Promise<string> => {
        const headers = { 'accept-language': language };
        const { json } = await probe('items.get', { params: { id: UNKNOWN_ID }, headers });
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
  },
  {
    endpoint: 'items.list',
    title: 'lets pages of other origins read it',
    run: async ({ probe, origin }) => {
      const { headers } = await probe('items.list', { headers: { origin } });
      const allowed = headers.get('access-control-allow-origin');
      return unless(
        allowed === '*' || allowed === origin,
        'headers.access-control-allow-origin',
        `* or ${origin}`,
        allowed,
      );
    },
  },
  {
    endpoint: 'requests.create',
    title: 'lets pages of other origins write, with an idempotency key',
    run: async ({ probe, origin }) => {
      const asked = ['content-type', 'idempotency-key'];
      const { status, headers } = await probe('requests.create', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': asked.join(','),
        },
      });
      const allowed = headers.get('access-control-allow-headers') ?? '';
      const origins = headers.get('access-control-allow-origin');
      return [
        ...unless(status >= 200 && status < 300, 'status', '2xx for a preflight', status),
        ...unless(
          origins === '*' || origins === origin,
          'headers.access-control-allow-origin',
          `* or ${origin}`,
          origins,
        ),
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
