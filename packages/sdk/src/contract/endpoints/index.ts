import type * as v from 'valibot';
import { authEndpoints } from './auth';
import { categoriesEndpoints } from './categories';
import { itemsEndpoints } from './items';
import { itemsFacetsEndpoints } from './items-facets';
import { itemsListEndpoints } from './items-list';
import { leadsEndpoints } from './leads';
import { mapEndpoints } from './map';
import { ordersEndpoints } from './orders';
import { otpEndpoints } from './otp';
import { pagesEndpoints } from './pages';
import { partnersEndpoints } from './partners';
import { projectsEndpoints } from './projects';
import { promosEndpoints } from './promos';
import { redirectsEndpoints } from './redirects';
import { requestsEndpoints } from './requests';
import { settingsEndpoints } from './settings';
import type { staffEndpoints } from './staff';

/**
 * All endpoints (spec §7). The client, the server's routing and validation, the OpenAPI document, the fake backend and
 * the conformance kit are derived from this table.
 */
// Servers match in this order: `items/facets` and `items/categories` come before `items/{id}`.
export const endpoints = {
  ...itemsListEndpoints(),
  ...itemsFacetsEndpoints(),
  ...categoriesEndpoints(),
  ...itemsEndpoints(),
  ...settingsEndpoints(),
  ...authEndpoints(),
  ...pagesEndpoints(),
  ...leadsEndpoints(),
  ...requestsEndpoints(),
  ...promosEndpoints(),
  ...otpEndpoints(),
  ...mapEndpoints(),
  ...ordersEndpoints(),
  ...projectsEndpoints(),
  ...partnersEndpoints(),
  ...redirectsEndpoints(),
};

/** The type of {@link endpoints}. */
export type Endpoints = typeof endpoints;
/** Names of the visitors' endpoints. */
export type EndpointName = keyof Endpoints;

/** The type of `staffEndpoints`. */
export type StaffEndpoints = typeof staffEndpoints;
/** Names of the staff endpoints. */
export type StaffEndpointName = keyof StaffEndpoints;

/** Names of both endpoint tables, used in errors, logs and metrics. */
export type CallName = EndpointName | StaffEndpointName;

/** Path parameters as passed by callers. */
export type ParamsOf<Name extends EndpointName> = v.InferInput<Endpoints[Name]['params']>;
/** Query as passed by callers. */
export type QueryOf<Name extends EndpointName> = v.InferInput<Endpoints[Name]['query']>;
/** Body as passed by callers; `undefined` for endpoints without one. */
export type BodyOf<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Body extends v.GenericSchema;
}
  ? v.InferInput<Body>
  : undefined;
/** The validated `results` of the response. */
export type ResultsOf<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['results']>;
/** The validated `results` of a staff endpoint's response. */
export type StaffResultsOf<Name extends StaffEndpointName> = v.InferOutput<StaffEndpoints[Name]['results']>;
