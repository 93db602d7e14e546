import type { Backends } from './backend';
import { needed } from './checking/check';
import { unless } from './checking/deviation';
import { fieldOf } from './checking/probe';
import { refusal, success } from './checking/responses';
import { requireScope } from './fake/require-scope';

export const authBackend: Backends<'auth.check'> = {
  'auth.check': {
    fake: ({ shop, token }) => {
      requireScope(shop, token, 'maintenance');
      return { is_staff: true };
    },
    checks: [
      {
        title: 'rejects callers without a token or with a wrong one',
        run: async ({ probe }) => [
          ...refusal(await probe('auth.check'), 'unauthorized'),
          ...refusal(
            await probe('auth.check', { headers: { authorization: 'Bearer not-the-token' } }),
            'unauthorized',
          ),
        ],
      },
      {
        title: 'accepts the staff token',
        run: async ({ probe, staffToken }) => {
          const token = needed(staffToken, 'Needs the staff token: --staff-token.');
          const response = await probe('auth.check', { headers: { authorization: `Bearer ${token}` } });
          const isStaff = fieldOf(response.results, 'is_staff');
          return [
            ...success('auth.check', response),
            ...unless(isStaff === true, 'results.is_staff', 'true', isStaff),
          ];
        },
      },
    ],
  },
};
