import type { Locale } from '@diwan/sdk/commerce';

/** The settings of an API, as `app/read-config.ts` reads them from the environment. */
export interface Config {
  host: string;
  port: number;
  /** Holds the embedded database and the image cache. */
  dataDir: string;
  /** Folder of the shop's images. */
  mediaDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl: string | undefined;
  /** A replica of `databaseUrl` that serves public content. */
  databaseReadUrl: string | undefined;
  /** Undefined: staff endpoints are disabled. */
  staffToken: string | undefined;
  /** Origins besides the shop's own whose pages may write, such as partner sites; any page may read. */
  allowedOrigins: readonly string[];
  /** The shop's public origin; undefined: the origin of each request. */
  publicUrl: string | undefined;
  /** Accepted `Host` values besides `publicUrl`'s, such as `api:4000` inside a deployment. */
  allowedHosts: readonly string[];
  /** Whether all subdomains of the public URL's host are served over TLS, which browsers then enforce. */
  hasSecureSubdomains: boolean;
  isProduction: boolean;
  /** Number of reverse proxies in front of the API: this many entries at the end of `X-Forwarded-For` are trusted. */
  trustedProxies: number;
  otp: OtpConfig;
  /** A CAPTCHA service that strangers pass to get a code while others use them up; undefined: none. */
  challenge: ChallengeSettings | undefined;
  /** Receives orders, requests and leads; undefined: events are not sent. */
  webhook: WebhookTarget | undefined;
  /** Sends the maker an e-mail of orders, requests and leads; undefined: none is sent. */
  mail: MailTarget | undefined;
  /** How long personal data and delivered messages are kept. */
  retention: Retention;
  /** Minimum level of log entries. */
  logLevel: LogLevel;
  /** Whether writes are rate-limited per client address. */
  hasRateLimits: boolean;
  /** Whether the images visitors see first are resized in the background. */
  makesPicturesAhead: boolean;
  /** How long a stopping process keeps serving, so that load balancers see it is not ready. */
  shutdownDelayMs: number;
  /** How long in-flight requests may take after that. */
  shutdownTimeoutMs: number;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How long something is kept, in milliseconds (docs/decisions/0053). */
export interface Retention {
  /** Leads without an order or request. */
  leadsMs: number;
  /** Quote, contact and project requests. */
  requestsMs: number;
  /** Names, contact details and addresses of orders. */
  orderContactsMs: number;
  /** Delivered messages. */
  eventsMs: number;
  /** Messages that were given up, or never sent because there is no receiver. */
  unsentEventsMs: number;
  /** Answers of calls with an idempotency key: repeated calls get the same one within this time. */
  answersMs: number;
}

/** Codes per hour; `bench/codes.mjs` shows what the defaults do. */
export interface OtpLimits {
  /** By the whole shop: caps the cost of an attack. */
  shop: number;
  /** Per address, not counting those that were entered. */
  address: number;
  /** Per phone. */
  phone: number;
}

/** Phone verification by one-time codes. */
export interface OtpConfig {
  /** HMAC key for stored codes; undefined: one is generated and stored in the database. */
  secret: string | undefined;
  /** How many codes may be sent per hour. */
  limits: OtpLimits;
  /**
   * Whether codes of the log sender may be read from `GET /api/dev/outbox`; undefined: only if the configuration makes
   * the shop reachable from this machine alone.
   */
  outbox: 'on' | 'off' | undefined;
  /** `none` rejects phone verification: the default in production until a sender is configured. */
  sender: { kind: 'log' } | { kind: 'webhook'; url: string; secret: string } | { kind: 'none' };
}

/** Account at a CAPTCHA service. */
export interface ChallengeSettings {
  provider: (typeof CHALLENGE_PROVIDERS)[number];
  siteKey: string;
  secret: string;
}

export const CHALLENGE_PROVIDERS = ['turnstile', 'hcaptcha'] as const;

/** Destination of events. */
export interface WebhookTarget {
  url: string;
  /** Standard Webhooks signing secret: `whsec_` and 24 to 64 bytes in base64. */
  secret: string;
  /** Response timeout. */
  timeoutMs: number;
}

/** Where messages about orders, requests and leads go by e-mail. */
export interface MailTarget {
  /** The SMTP server, with user and password: `smtp://…` or `smtps://…`. */
  url: string;
  from: string;
  to: readonly string[];
  /** The maker's language. */
  locale: Locale;
  /** How long a message may take. */
  timeoutMs: number;
}
