import type { Logger as PinoLogger } from 'pino';

/** What the API asks of a log; pino satisfies it. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;
