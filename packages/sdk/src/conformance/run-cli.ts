import { parseArgs } from 'node:util';
import type { WebhookInbox, WebhookRequest } from '../backend/checking/webhook-inbox';
import { STAFF_SCOPES, type StaffScope } from '../contract';
import { formatReport } from './format-report';
import { PROFILES } from './profile';
import { type ConformanceOptions, runConformance, Unreachable } from './run-conformance';
import { createWebhookReceiver } from './webhook-receiver';
import { serveWebhook } from './webhook-server';

const USAGE = `diwan-conformance <baseUrl> [options]

Checks a backend against the Diwan contract over HTTP. Sends reads, and malformed writes.

  <baseUrl>             the API's base URL, ending in /api
  --profile <name>      whole (default), catalogue: only read endpoints, staff: only the staff's, or webhook: only messages
                        to the shop's webhook. The whole includes staff and webhook with --staff-token and --webhook-secret
  --write               also store a lead and a request, clearly marked as tests, and change their status. --staff-token erases
                        them afterwards, and sends messages again, also those of others that are waiting
  --orders              also prove the figures of orders: sends orders that the backend must reject, and one that it stores,
                        which --staff-token cancels; the report names what stays. A backend with a defect may store more
  --json                print the report as JSON
  --origin <origin>     origin that CORS must allow (default https://partner.example)
  --promo <code>        a currently valid promo code; repeat it for each type
  --promo-expired, --promo-not-started, --promo-used-up <code>
                        codes that must be refused
  --redirect <slug>     a short link
  --staff-token <token> a staff token that allows everything (or set DIWAN_STAFF_TOKEN): also check the staff's endpoints
  --scoped-token <scope>=<token>
                        a staff token that allows one thing, e.g. orders:read=…; repeat it. Everything else must be refused
  --webhook-secret <secret>
                        the shop's WEBHOOK_SECRET (or set DIWAN_WEBHOOK_SECRET): also check messages to its webhook; with --write
  --webhook-listen <[host:]port>
                        where to receive them, 127.0.0.1:4010 by default. Start the backend with this address as its webhook,
                        for the reference API WEBHOOK_URL=http://127.0.0.1:4010/
  --webhook-inbox <url> instead: URL where your own receiver lists what arrived, oldest first, as
                        { results: [{ headers: { "webhook-id": "…", … }, body: "…" }] }, with the body as it was received
  --webhook-wait <s>    seconds to wait for a message (default 30)
  --outbox <url>        URL where a test backend lists the codes it sent, as { results: [{ phone, code }] }
  --help                print this

Exit code: 0 the backend conforms to the contract, 1 it deviates, 2 it could not be checked.`;

/** Options of the command. */
export const OPTIONS = {
  write: { type: 'boolean' },
  orders: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  origin: { type: 'string' },
  promo: { type: 'string', multiple: true },
  'promo-expired': { type: 'string' },
  'promo-not-started': { type: 'string' },
  'promo-used-up': { type: 'string' },
  redirect: { type: 'string' },
  profile: { type: 'string' },
  outbox: { type: 'string' },
  'staff-token': { type: 'string' },
  'scoped-token': { type: 'string', multiple: true },
  'webhook-secret': { type: 'string' },
  'webhook-listen': { type: 'string' },
  'webhook-inbox': { type: 'string' },
  'webhook-wait': { type: 'string' },
} as const;

export interface CliEnvironment {
  print: (text: string) => void;
  complain: (text: string) => void;
  /** `DIWAN_STAFF_TOKEN`, which keeps the token out of the shell history. */
  staffToken?: string | undefined;
  /** `DIWAN_WEBHOOK_SECRET`. */
  webhookSecret?: string | undefined;
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

/** `orders:read=token` */
function scopedToken(text: string): { scope: StaffScope; token: string } {
  const [name, ...rest] = text.split('=');
  const scope = STAFF_SCOPES.find((one) => one === name);
  const token = rest.join('=');
  if (!scope || !token)
    throw new Error(`--scoped-token must be <scope>=<token>, with one of ${STAFF_SCOPES.join(', ')}.`);
  return { scope, token };
}

/** `4010` or `0.0.0.0:4010` */
function listenAddress(text = '4010'): { host: string; port: number } {
  const [, host = '127.0.0.1', port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined)
    throw new Error('--webhook-listen must be a port, or an address and a port: 127.0.0.1:4010.');
  return { host, port: Number(port) };
}

/** Reads what arrived at the caller's own receiver. */
const inboxReader =
  (url: string, fetch: ConformanceOptions['fetch'] = globalThis.fetch) =>
  async (): Promise<WebhookRequest[]> => {
    const { results } = (await (await fetch(url, {})).json()) as { results: WebhookRequest[] };
    return results;
  };

const secondsOf = (text: string): number => {
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error('--webhook-wait must be a number of seconds.');
  return seconds;
};

type Values = ReturnType<typeof parse>['values'];

/** Where messages arrive, and how to stop receiving them. */
async function openInbox(
  values: Values,
  { webhookSecret, fetch }: CliEnvironment,
): Promise<{ webhook?: WebhookInbox; close: () => void }> {
  const secret = values['webhook-secret'] ?? webhookSecret;
  if (secret === undefined) return { close: () => undefined };
  const waitMs = secondsOf(values['webhook-wait'] ?? '30') * 1000;
  const inboxUrl = values['webhook-inbox'];
  if (inboxUrl !== undefined)
    return { webhook: { secret, waitMs, received: inboxReader(inboxUrl, fetch) }, close: () => undefined };
  const receiver = createWebhookReceiver(secret, { waitMs });
  return { webhook: receiver, close: await serveWebhook(receiver, listenAddress(values['webhook-listen'])) };
}

const isBaseUrl = (text: string | undefined): text is string => /^https?:\/\/[^/]/.test(text ?? '');

/** Runs the command line tool and returns its exit code. */
export async function runCli(args: readonly string[], environment: CliEnvironment): Promise<0 | 1 | 2> {
  const { print, complain, fetch, staffToken } = environment;
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
  if (profile === 'staff' && !(values['staff-token'] ?? staffToken))
    return fail('--profile staff needs --staff-token.');
  if (profile === 'webhook' && !(values['webhook-secret'] ?? environment.webhookSecret))
    return fail('--profile webhook needs --webhook-secret.');

  let scopedTokens: ReturnType<typeof scopedToken>[];
  let inbox: Awaited<ReturnType<typeof openInbox>>;
  try {
    scopedTokens = (values['scoped-token'] ?? []).map(scopedToken);
    inbox = await openInbox(values, environment);
  } catch (error) {
    return fail((error as Error).message);
  }

  try {
    const report = await runConformance({
      baseUrl,
      fetch,
      isWriting: values.write,
      isOrdering: values.orders,
      profile,
      promoCodes: values.promo,
      refusedPromos: {
        promo_expired: values['promo-expired'],
        promo_not_started: values['promo-not-started'],
        promo_usage_limit: values['promo-used-up'],
      },
      redirectSlug: values.redirect,
      sentCode: values.outbox === undefined ? undefined : outboxReader(values.outbox, fetch),
      staffToken: values['staff-token'] ?? staffToken,
      scopedTokens,
      webhook: inbox.webhook,
      ...(values.origin === undefined ? {} : { origin: values.origin }),
    });
    print(values.json ? JSON.stringify(report, null, 2) : formatReport(report));
    return report.conforms ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    complain(error.message);
    return 2;
  } finally {
    inbox.close();
  }
}

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
