import type { Logger as PinoLogger } from 'pino';

/** The part of pino's interface that the API uses. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>;
