export type { Call, RequestOptions, WriteOptions } from './call';
export { type Client, createClient } from './create-client';
export {
  AbortedError,
  ApiError,
  ConflictError,
  ContractError,
  DiwanError,
  InvalidParameterError,
  NetworkError,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
  ValidationError,
} from './errors';
export type { ListPage } from './list-page';
export type { SkipReport } from './report-skipped';
export { type ClientOptions, createCall } from './request';
export type { OtpPhone, OtpSent } from './resources/otp';
