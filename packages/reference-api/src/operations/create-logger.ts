import { type DestinationStream, pino, stdSerializers } from 'pino';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { redactText } from './redact';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Texts without phones and codes, at any depth: errors of the database repeat the values of a query. */
function withoutNumbers(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (!isObject(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'params')
      .map(([key, child]) => [key, withoutNumbers(child)]),
  );
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
        err: (error: unknown) => withoutNumbers(error instanceof Error ? stdSerializers.err(error) : error),
      },
    },
    destination,
  );
