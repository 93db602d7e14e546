/** The parts of the client, for small bundles: `createItemList(createReadCall(options))`. */

export type { Call, ReadCall } from '../client/call';
export { type EarlyRequest, itemListRequest, settingsRequest } from '../client/early-requests';
export type { ConnectionOptions } from '../client/exchange';
export { createReadCall } from '../client/read-call';
export { type CallOptions, createCall } from '../client/request';
export { type Auth, createAuth } from '../client/resources/auth';
export { type Categories, createCategories } from '../client/resources/categories';
export { type Countries, createCountries } from '../client/resources/countries';
export { createDisplayedSettings } from '../client/resources/displayed-settings';
export { createItemFacets } from '../client/resources/item-facets';
export { createItemList } from '../client/resources/item-list';
export { createItemGet, createItems, type Items } from '../client/resources/items';
export { createLeads, type Leads } from '../client/resources/leads';
export { createOrders, type Orders } from '../client/resources/orders';
export { createOtp, type Otp } from '../client/resources/otp';
export { createPages, type Pages } from '../client/resources/pages';
export { createPartners, type Partners } from '../client/resources/partners';
export { createProjects, type Projects } from '../client/resources/projects';
export { createPromos, type Promos } from '../client/resources/promos';
export { createRedirects, type Redirects } from '../client/resources/redirects';
export { createRequests, type Requests } from '../client/resources/requests';
export { createSettings, type SettingsResource } from '../client/resources/settings';
export { createSubcategories, type Subcategories } from '../client/resources/subcategories';
