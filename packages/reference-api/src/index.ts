export { type ApiOptions, createApi } from './app';
export { type Config, readConfig } from './config';
export { openDatabase } from './db/connection';

export type { ContentChanges } from './db/content-changes';
export type { Database, OpenDatabase } from './db/database';
export { prepareDatabase } from './db/prepare-database';
export { seed } from './db/seed/seed';
export { REQUEST_TIMEOUT_MS } from './http/deadline';
export { createHotListener } from './http/hot-responses';
export { createEncodingTurns } from './images/encoding-turns';
export type { Logger } from './logger';
export { CHALLENGE_HEADER, type Challenge } from './modules/otp/challenge';
export { closeGracefully } from './operations/close-gracefully';
export { createLogger } from './operations/create-logger';
export { startWork } from './start-work';
export { StartupError } from './startup-error';
