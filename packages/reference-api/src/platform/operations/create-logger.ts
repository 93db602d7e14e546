import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, pino, stdSerializers } from 'pino';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { redactText } from './redact';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fields in which PostgreSQL errors repeat query parameters. */
const REDACTED_KEYS = new Set(['params', 'parameters', 'detail', 'where']);

/** Redacts phone numbers and codes in strings at any depth. */
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

/** Describes a failed query by statement, cause and stack, omitting its message, which contains all parameters. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!(error instanceof DrizzleQueryError)) return stdSerializers.err(error);
  const reason = error.cause
    ? stdSerializers.err(error.cause)
    : { type: error.name, message: 'failed query' };
  return { ...reason, query: error.query, stack: framesOf(error) };
}

/**
 * Logs one JSON line per entry to standard output. Errors are redacted, so phone numbers and codes are never logged.
 * @param config.logLevel minimum level; `silent` disables logging
 * @param destination replaces standard output
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
