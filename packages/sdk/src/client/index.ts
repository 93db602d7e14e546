export type { Call, ReadCall, RequestOptions, WriteOptions } from './call';
export { type ConnectedClient, createClient } from './create-client';
export { type Client, createResources } from './create-resources';
export { type EarlyRequest, itemListRequest, settingsRequest } from './early-requests';
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
export type { ConnectionOptions, ReceivedResponse, SentRequest } from './exchange';
export { newIdempotencyKey } from './idempotency-key';
export type { ListPage } from './list-page';
export { createReadCall } from './read-call';
export type { SkipReport } from './report-skipped';
export { type ClientOptions, createCall } from './request';
// Individual resources, for smaller bundles: `createSettings(createReadCall(options))`.
export { type Auth, createAuth } from './resources/auth';
export { type Categories, createCategories } from './resources/categories';
export { createDisplayedSettings } from './resources/displayed-settings';
export { createItemList } from './resources/item-list';
export { createItemGet, createItems, type Items } from './resources/items';
export { createLeads, type Leads } from './resources/leads';
export { createMap, type MapResource } from './resources/map';
export { createOrders, type Orders } from './resources/orders';
export { createOtp, type Otp, type OtpPhone, type OtpSent } from './resources/otp';
export { createPages, type Pages } from './resources/pages';
export { createPartners, type Partners } from './resources/partners';
export { createProjects, type Projects } from './resources/projects';
export { createPromos, type Promos } from './resources/promos';
export { createRedirects, type Redirects } from './resources/redirects';
export { createRequests, type Requests } from './resources/requests';
export { createSettings, type SettingsResource } from './resources/settings';
export { createSubcategories, type Subcategories } from './resources/subcategories';
