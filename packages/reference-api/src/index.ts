export { type ApiOptions, createApi } from './app';
export { type Config, readConfig } from './config';
export { openDatabase } from './db/connection';
export type { Database, OpenDatabase } from './db/database';
export { seed } from './db/seed/seed';
export type { Logger } from './logger';
export { createLogger } from './operations/create-logger';
export { StartupError } from './startup-error';
