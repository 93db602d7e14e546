import path from 'node:path';
import * as v from 'valibot';
import { StartupError } from '../db/startup-error';
import { CHALLENGE_PROVIDERS, type Config, LOG_LEVELS, type OtpConfig } from '../platform/config';
import { isLocalAddress, isLoopback } from '../platform/http/is-loopback';

const origin = v.pipe(
  v.string(),
  v.url(),
  // Origins are compared literally: a wildcard would silently match nothing.
  v.check((url) => !url.includes('*')),
  v.transform((url) => new URL(url).origin),
);

const commaSeparated = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

/** A host name or IP address with an optional port, as in the `Host` header. */
const host = v.pipe(v.string(), v.toLowerCase(), v.regex(/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/));

/** Whole seconds, parsed to milliseconds. */
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform((text) => Number(text) * 1000),
);

/** Mail servers that check senders may take this long. */
const MAIL_TIMEOUT_MS = 30_000;

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number));

/** An address, with a name or without: `Diwan <orders@shop.example>`. */
const MAILBOX = /^(?:[^<>\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Whole days, parsed to milliseconds. */
const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/),
  v.transform((text) => Number(text) * 24 * 60 * 60 * 1000),
);

const postgresAddress = v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//));

const environmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(0), v.maxValue(65_535)),
    '3000',
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  MEDIA_DIR: v.optional(v.string(), 'media'),
  DATABASE_URL: v.optional(postgresAddress),
  DATABASE_READ_URL: v.optional(postgresAddress),
  STAFF_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{16,}$/))),
  ALLOWED_ORIGINS: v.optional(v.pipe(commaSeparated, v.array(origin)), ''),
  ALLOWED_HOSTS: v.optional(v.pipe(commaSeparated, v.array(host)), ''),
  PUBLIC_URL: v.optional(origin),
  HSTS_SUBDOMAINS: v.optional(v.picklist(['on', 'off']), 'off'),
  NODE_ENV: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS), 'info'),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  PICTURES_AHEAD: v.optional(v.picklist(['on', 'off']), 'on'),
  SHUTDOWN_DELAY: v.optional(seconds, '0'),
  SHUTDOWN_TIMEOUT: v.optional(seconds, '10'),
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)), '0'),
  WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))),
  WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/),
      v.check((secret) => Buffer.from(secret.slice(6), 'base64').length >= 24),
    ),
  ),
  WEBHOOK_TIMEOUT: v.optional(v.pipe(seconds, v.minValue(1_000)), '15'),
  MAIL_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^smtps?:\/\/./i))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(MAILBOX))),
  MAIL_TO: v.optional(v.pipe(commaSeparated, v.array(v.pipe(v.string(), v.regex(MAILBOX))))),
  MAIL_LANGUAGE: v.optional(v.picklist(['ar', 'en']), 'ar'),
  KEEP_LEADS: v.optional(days, '730'),
  KEEP_REQUESTS: v.optional(days, '730'),
  KEEP_ORDER_CONTACTS: v.optional(days, '3650'),
  KEEP_EVENTS: v.optional(days, '30'),
  KEEP_UNSENT_EVENTS: v.optional(days, '90'),
  KEEP_ANSWERS: v.optional(days, '1'),
  OTP_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  OTP_HOURLY_LIMIT: v.optional(count, '1000'),
  OTP_ADDRESS_LIMIT: v.optional(count, '10'),
  OTP_PHONE_LIMIT: v.optional(count, '5'),
  OTP_SENDER: v.optional(v.picklist(['log', 'webhook'])),
  OTP_OUTBOX: v.optional(v.picklist(['on', 'off'])),
  OTP_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/i))),
  OTP_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  CHALLENGE_PROVIDER: v.optional(v.picklist(CHALLENGE_PROVIDERS)),
  CHALLENGE_SITE_KEY: v.optional(v.string()),
  CHALLENGE_SECRET: v.optional(v.string()),
});

type Environment = v.InferOutput<typeof environmentSchema>;

const expectations: Record<string, string> = {
  PORT: 'a number from 0 to 65535',
  DATABASE_URL: 'an address like postgres://user:password@host:5432/database',
  DATABASE_READ_URL: 'an address like postgres://user:password@replica:5432/database',
  ALLOWED_ORIGINS: 'origins separated by commas, like https://shop.example,https://partner.example',
  ALLOWED_HOSTS: 'hosts separated by commas, like api:4000,shop-1:3000',
  PUBLIC_URL: 'an address like https://shop.example',
  HSTS_SUBDOMAINS: 'on or off',
  LOG_LEVEL: `one of ${LOG_LEVELS.join(', ')}`,
  RATE_LIMITS: 'on or off',
  PICTURES_AHEAD: 'on or off',
  SHUTDOWN_DELAY: 'a number of seconds',
  SHUTDOWN_TIMEOUT: 'a number of seconds',
  TRUSTED_PROXIES: 'a number from 0 to 9',
  WEBHOOK_URL: 'an address like https://erp.example/diwan',
  WEBHOOK_SECRET: 'whsec_ and 24 to 64 random bytes in base64: echo whsec_$(openssl rand -base64 32)',
  WEBHOOK_TIMEOUT: 'a number of seconds from 1',
  MAIL_URL: 'an address like smtp://user:password@mail.example:587, or smtps://…:465',
  MAIL_FROM: 'an e-mail address, like orders@shop.example or Diwan <orders@shop.example>',
  MAIL_TO: 'e-mail addresses separated by commas',
  MAIL_LANGUAGE: 'ar or en',
  KEEP_LEADS: 'a number of days',
  KEEP_REQUESTS: 'a number of days',
  KEEP_ORDER_CONTACTS: 'a number of days',
  KEEP_EVENTS: 'a number of days',
  KEEP_UNSENT_EVENTS: 'a number of days',
  KEEP_ANSWERS: 'a number of days',
  STAFF_TOKEN: 'at least 16 characters without spaces',
  OTP_SECRET: 'at least 16 characters',
  OTP_HOURLY_LIMIT: 'a number of codes',
  OTP_ADDRESS_LIMIT: 'a number of codes',
  OTP_PHONE_LIMIT: 'a number of codes',
  OTP_SENDER: 'log or webhook',
  OTP_OUTBOX: 'on or off',
  OTP_WEBHOOK_URL: 'an address like https://sms.example/send',
  OTP_WEBHOOK_SECRET: 'at least 16 characters',
  CHALLENGE_PROVIDER: `one of ${CHALLENGE_PROVIDERS.join(', ')}`,
};

/**
 * Outside production, the log sender also writes to an outbox that anyone who can reach the server can read.
 * @throws {StartupError} when the server would be reachable from other machines
 */
function assertCodesStayHere({ host, isProduction, publicUrl, otp }: Config): void {
  if (otp.outbox === 'on' && (isProduction || !isLocalAddress(publicUrl))) {
    throw new StartupError(
      'OTP_OUTBOX=on would let anyone read one-time codes. Unset it: it is for development without PUBLIC_URL.',
    );
  }
  if (isProduction || otp.sender.kind !== 'log' || isLoopback(host)) return;
  throw new StartupError(
    `HOST=${host} would let anyone read one-time codes. Set NODE_ENV=production, and OTP_WEBHOOK_URL with OTP_WEBHOOK_SECRET to send codes.`,
  );
}

/** Defaults to the webhook if configured, else to the log outside production. */
function otpSender({
  OTP_SENDER,
  OTP_WEBHOOK_URL: url,
  OTP_WEBHOOK_SECRET: secret,
  NODE_ENV,
}: Environment): OtpConfig['sender'] {
  const kind = OTP_SENDER ?? (url ? 'webhook' : NODE_ENV === 'production' ? 'none' : 'log');
  if (kind !== 'webhook') return { kind };
  if (!url) throw new StartupError('OTP_WEBHOOK_URL must be set when OTP_SENDER is webhook.');
  if (!secret)
    throw new StartupError('OTP_WEBHOOK_SECRET must be set with OTP_WEBHOOK_URL: it signs the messages.');
  return { kind, url, secret };
}

function webhookTarget({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_TIMEOUT: timeoutMs,
}: Environment): Config['webhook'] {
  if (!url) return undefined;
  if (!secret) throw new StartupError('WEBHOOK_SECRET must be set with WEBHOOK_URL: it signs the messages.');
  return { url, secret, timeoutMs };
}

function mailTarget({
  MAIL_URL: url,
  MAIL_FROM: from,
  MAIL_TO: to,
  MAIL_LANGUAGE: locale,
}: Environment): Config['mail'] {
  if (!url) return undefined;
  if (!from || !to?.length)
    throw new StartupError(
      'MAIL_FROM and MAIL_TO must be set with MAIL_URL: the sender, and who gets the messages.',
    );
  return { url, from, to, locale, timeoutMs: MAIL_TIMEOUT_MS };
}

function challengeSettings({
  CHALLENGE_PROVIDER: provider,
  CHALLENGE_SITE_KEY: siteKey,
  CHALLENGE_SECRET: secret,
}: Environment): Config['challenge'] {
  if (!provider) return undefined;
  if (!siteKey || !secret)
    throw new StartupError('CHALLENGE_SITE_KEY and CHALLENGE_SECRET must be set with CHALLENGE_PROVIDER.');
  return { provider, siteKey, secret };
}

/**
 * Reads the configuration from environment variables; empty ones are treated as unset.
 * @throws {StartupError} naming the first invalid variable, or a combination that would publish one-time codes
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) {
    const name = v.getDotPath(parsed.issues[0])?.split('.')[0] ?? '';
    // Don't print the value: it may contain a password.
    throw new StartupError(`${name} must be ${expectations[name] ?? 'text'}.`);
  }
  const values = parsed.output;
  const config: Config = {
    host: values.HOST,
    port: values.PORT,
    dataDir: path.resolve(values.DATA_DIR),
    mediaDir: path.resolve(values.MEDIA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    staffToken: values.STAFF_TOKEN,
    allowedOrigins: values.ALLOWED_ORIGINS,
    publicUrl: values.PUBLIC_URL,
    allowedHosts: values.ALLOWED_HOSTS,
    hasSecureSubdomains: values.HSTS_SUBDOMAINS === 'on',
    isProduction: values.NODE_ENV === 'production',
    logLevel: values.LOG_LEVEL,
    hasRateLimits: values.RATE_LIMITS === 'on',
    makesPicturesAhead: values.PICTURES_AHEAD === 'on',
    shutdownDelayMs: values.SHUTDOWN_DELAY,
    shutdownTimeoutMs: values.SHUTDOWN_TIMEOUT,
    trustedProxies: values.TRUSTED_PROXIES,
    webhook: webhookTarget(values),
    mail: mailTarget(values),
    challenge: challengeSettings(values),
    retention: {
      leadsMs: values.KEEP_LEADS,
      requestsMs: values.KEEP_REQUESTS,
      orderContactsMs: values.KEEP_ORDER_CONTACTS,
      eventsMs: values.KEEP_EVENTS,
      unsentEventsMs: values.KEEP_UNSENT_EVENTS,
      answersMs: values.KEEP_ANSWERS,
    },
    otp: {
      secret: values.OTP_SECRET,
      limits: {
        shop: values.OTP_HOURLY_LIMIT,
        address: values.OTP_ADDRESS_LIMIT,
        phone: values.OTP_PHONE_LIMIT,
      },
      outbox: values.OTP_OUTBOX,
      sender: otpSender(values),
    },
  };
  if (config.databaseReadUrl && !config.databaseUrl)
    throw new StartupError('DATABASE_URL must be set with DATABASE_READ_URL, which is a replica of it.');
  assertCodesStayHere(config);
  return config;
}
