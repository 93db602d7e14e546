import { errorTable, type StaffEndpointName, staffEndpoints } from '../../contract';
import { type Check, needed } from '../checking/check';
import { unless } from '../checking/deviation';
import { fieldOf, type ProbeInput } from '../checking/probe';
import { refusal } from '../checking/responses';

const NEEDED = 'Needs tokens that allow one thing each: --scoped-token.';

interface Access {
  /** A call without effect, even if the backend accepts it. */
  harmless: ProbeInput;
  /** Whether the call could have an effect after all, so that it is only tried with permission. */
  isWrite?: boolean;
}

/** Checks that an endpoint is open to the staff only, and only to those whose token allows it. */
export const accessChecks = (name: StaffEndpointName, { harmless, isWrite = false }: Access): Check[] => [
  {
    title: 'rejects callers without a token',
    isWrite,
    run: async ({ probe }) =>
      refusal(await probe(name, { ...harmless, headers: { authorization: '' } }), 'unauthorized'),
  },
  {
    title: `is open to tokens with ${staffEndpoints[name].scope} only`,
    isWrite,
    run: async ({ probe, scopedTokens }) => {
      const tokens = needed(scopedTokens?.length ? scopedTokens : undefined, NEEDED);
      const deviations = [];
      for (const { scope, token } of tokens) {
        const response = await probe(name, { ...harmless, headers: { authorization: `Bearer ${token}` } });
        const code = fieldOf(response.json, 'code');
        const isRefused = code === 'scope_missing' || code === 'unauthorized';
        deviations.push(
          ...(scope === staffEndpoints[name].scope
            ? unless(!isRefused, 'status', `access with a token for ${scope}`, response.status)
            : refusal(response, 'scope_missing').map((deviation) => ({
                ...deviation,
                expected: `${deviation.expected} with a token for ${scope}`,
              }))),
        );
      }
      return deviations;
    },
  },
];

/** A wrong token is refused like a missing one. */
export const wrongTokenCheck = (name: StaffEndpointName, harmless: ProbeInput): Check => ({
  title: `rejects a wrong token with ${errorTable.unauthorized.status}`,
  run: async ({ probe }) =>
    refusal(
      await probe(name, { ...harmless, headers: { authorization: 'Bearer not-the-token' } }),
      'unauthorized',
    ),
});
