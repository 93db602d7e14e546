import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, pino, stdSerializers } from 'pino';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { redactText } from './redact';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What PostgreSQL repeats of the values of a query. */
const REDACTED_KEYS = new Set(['params', 'parameters', 'detail', 'where']);

/** Texts without phones and codes, at any depth. */
function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !REDACTED_KEYS.has(key))
      .map(([key, child]) => [key, withoutNumbers(child)]),
  );
}

const framesOf = ({ stack = '' }: Error): string => stack.slice(Math.max(0, stack.indexOf('\n    at ') + 1));

/** Of a failed query: statement, reason and stack, without its own message, which repeats every value. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const reason = error.cause
    ? stdSerializers.err(error.cause)
    : { type: error.name, message: 'failed query' };
  return { ...reason, query: error.query, stack: framesOf(error) };
}

/**
 * A log of one JSON line per entry on standard output. Phones and codes never reach it: errors lose the values of the
 * query they come from.
 * @param config.logLevel entries below it are left out; `silent` leaves out all
 * @param destination somewhere else to write to
 */
export const createLogger = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: (error: unknown) => withoutNumbers(describeError(error)),
      },
    },
    destination,
  );
