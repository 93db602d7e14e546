import { parseArgs } from 'node:util';
import { formatReport } from './format-report';
import { type ConformanceOptions, PROFILES, runConformance, Unreachable } from './run-conformance';

const USAGE = `diwan-conformance <baseUrl> [options]

Checks a backend against the Diwan contract over HTTP. Sends reads, and malformed writes.

  <baseUrl>             the API's base URL, ending in /api
  --profile <name>      whole (default), or catalogue: only read endpoints, for backends without a checkout
  --write               also store a lead and a request, clearly marked as tests
  --orders              also prove what orders cost: sends orders that the backend must reject, and one that it stores. Needs
                        --outbox, and the test shop that the package's README describes
  --outbox <url>        URL where a test backend lists the codes it sent, as { results: [{ phone, code }] }
  --promo <code>        a currently valid promo code
  --promo-expired, --promo-not-started, --promo-used-up <code>
                        codes that must be refused
  --redirect <slug>     a short link
  --origin <origin>     origin that CORS must allow (default https://partner.example)
  --json                print the report as JSON
  --help                print this

Exit code: 0 the backend conforms to the contract, 1 it deviates, 2 it could not be checked.`;

/** Options of the command. */
export const OPTIONS = {
  profile: { type: 'string' },
  write: { type: 'boolean' },
  orders: { type: 'boolean' },
  outbox: { type: 'string' },
  promo: { type: 'string' },
  'promo-expired': { type: 'string' },
  'promo-not-started': { type: 'string' },
  'promo-used-up': { type: 'string' },
  redirect: { type: 'string' },
  origin: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

export interface CliEnvironment {
  print: (text: string) => void;
  complain: (text: string) => void;
  fetch?: ConformanceOptions['fetch'];
}

/** Reads the latest code sent to a phone from a test backend's outbox; '' if none was sent. */
const outboxReader =
  (url: string, fetch: ConformanceOptions['fetch'] = globalThis.fetch) =>
  async (phone: string): Promise<string> => {
    const { results } = (await (await fetch(url, {})).json()) as {
      results: { phone: string; code: string }[];
    };
    return results.find((message) => message.phone === `+${phone}`)?.code ?? '';
  };

const isBaseUrl = (text: string | undefined): text is string => /^https?:\/\/[^/]/.test(text ?? '');

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });

/** Runs the command line tool and returns its exit code. */
export async function runCli(
  args: readonly string[],
  { print, complain, fetch }: CliEnvironment,
): Promise<0 | 1 | 2> {
  const fail = (reason: string): 2 => {
    complain(`${reason}\n\n${USAGE}`);
    return 2;
  };

  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return fail((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (values.help) {
    print(USAGE);
    return 0;
  }
  const [baseUrl, ...rest] = positionals;
  if (!isBaseUrl(baseUrl) || rest.length > 0)
    return fail('Pass one base URL, e.g. https://shop.example/api.');
  const profile = PROFILES.find((one) => one === (values.profile ?? 'whole'));
  if (!profile) return fail(`--profile must be one of ${PROFILES.join(', ')}.`);
  if (values.orders && values.outbox === undefined) return fail('--orders needs --outbox.');

  try {
    const report = await runConformance({
      baseUrl,
      fetch,
      isWriting: values.write,
      isOrdering: values.orders,
      profile,
      promoCode: values.promo,
      refusedPromos: {
        promo_expired: values['promo-expired'],
        promo_not_started: values['promo-not-started'],
        promo_usage_limit: values['promo-used-up'],
      },
      redirectSlug: values.redirect,
      sentCode: values.outbox === undefined ? undefined : outboxReader(values.outbox, fetch),
      ...(values.origin === undefined ? {} : { origin: values.origin }),
    });
    print(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
    return report.conforms ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    complain(error.message);
    return 2;
  }
}
