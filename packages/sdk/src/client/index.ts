export type { RequestOptions, WriteOptions } from './call';
export { type ConnectedClient, createClient } from './create-client';
export type { Client } from './create-resources';
export {
  AbortedError,
  ApiError,
  ContractError,
  DiwanError,
  InvalidParameterError,
  NetworkError,
  TimeoutError,
} from './errors/call-errors';
export {
  ChallengeRequiredError,
  ConflictError,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  RefusedError,
  ServerError,
  UnauthorizedError,
  ValidationError,
} from './errors/status-errors';
export { newIdempotencyKey } from './idempotency-key';
export type { ListPage } from './list-page';
export type { ClientWarning } from './report-warnings';
export type { ClientOptions } from './request';
export type { OtpPhone, OtpSent } from './resources/otp';
export type { ReceivedResponse, SentRequest } from './sent-request';
export { withResponse } from './with-response';
