import * as v from 'valibot';
import { leadRequestSchema } from './lead';
import { SLUG_PATTERN } from './limits';
import {
  categoryListQuerySchema,
  itemListQuerySchema,
  pagingQuerySchema,
  projectCategoryListQuerySchema,
  projectListQuerySchema,
  relatedItemsQuerySchema,
} from './list-query';
import { orderRequestSchema } from './order';
import { countryCodeParam, otpParam, phoneParam } from './phone-params';
import { productCodeSchema } from './product-summary';
import { promoCodeParam } from './promo-code-param';
import { quoteRequestSchema } from './quote-request';
import { type Route, routes } from './routes';
import { idParam } from './url-params';

const noParams = v.object({});
const noQuery = v.object({});

const idOrCode = v.object({
  /** Id or code of the product. */
  id: v.union([idParam, productCodeSchema]),
});

/** A slug in a path: letters, digits, dash and underscore. */
const slugParam = v.pipe(v.string(), v.regex(SLUG_PATTERN));

/** Rows of {@link endpoints}. */
export interface Endpoint extends Route {
  readonly summary: string;
  readonly tag: string;
  readonly params: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  readonly query: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: v.GenericSchema;
}

const endpoint = <const Row extends Endpoint>(row: Row): Row => row;

/**
 * All endpoints of spec §7. The client, the server's routing and validation, the OpenAPI document and the contract
 * tests are derived from this table.
 */
export const endpoints = {
  'items.list': endpoint({
    ...routes['items.list'],
    summary: 'Products, filtered, searched, sorted and paged',
    tag: 'Products',
    params: noParams,
    query: itemListQuerySchema,
  }),
  'categories.list': endpoint({
    ...routes['categories.list'],
    summary: 'Product categories with their subcategories',
    tag: 'Categories',
    params: noParams,
    query: categoryListQuerySchema,
  }),
  'categories.get': endpoint({
    ...routes['categories.get'],
    summary: 'One category',
    tag: 'Categories',
    params: v.object({ id: idParam }),
    query: noQuery,
  }),
  'subcategories.get': endpoint({
    ...routes['subcategories.get'],
    summary: 'One subcategory with its category',
    tag: 'Categories',
    params: v.object({ id: idParam }),
    query: noQuery,
  }),
  'subcategories.list': endpoint({
    ...routes['subcategories.list'],
    summary: 'Subcategories of a category',
    tag: 'Categories',
    params: v.object({
      /** Id of the category. */
      categoryId: idParam,
    }),
    query: noQuery,
  }),
  'items.get': endpoint({
    ...routes['items.get'],
    summary: 'One product, by id or by code',
    tag: 'Products',
    params: idOrCode,
    query: noQuery,
  }),
  'items.related': endpoint({
    ...routes['items.related'],
    summary: 'Products related to one',
    tag: 'Products',
    params: idOrCode,
    query: relatedItemsQuerySchema,
  }),
  'settings.get': endpoint({
    ...routes['settings.get'],
    summary: 'Settings of the named groups, merged',
    tag: 'Settings',
    params: v.object({
      /** Groups separated by slashes: `general`, `footer`, `socials`, `commerce`. */
      groups: v.pipe(v.string(), v.regex(/^[a-z_-]{1,40}(\/[a-z_-]{1,40}){0,9}$/)),
    }),
    query: noQuery,
  }),
  'auth.check': endpoint({
    ...routes['auth.check'],
    summary: 'Check that the caller is staff',
    tag: 'Staff',
    params: noParams,
    query: noQuery,
  }),
  'pages.terms': endpoint({
    ...routes['pages.terms'],
    summary: 'Terms and conditions',
    tag: 'Pages',
    params: noParams,
    query: noQuery,
  }),
  'pages.list': endpoint({
    ...routes['pages.list'],
    summary: 'CMS pages, for site maps',
    tag: 'Pages',
    params: noParams,
    query: noQuery,
  }),
  'pages.get': endpoint({
    ...routes['pages.get'],
    summary: 'A CMS page: home, interiors, products or any other',
    tag: 'Pages',
    params: v.object({ slug: slugParam }),
    query: noQuery,
  }),
  'leads.create': endpoint({
    ...routes['leads.create'],
    summary: 'Leave contact details through a lead form',
    tag: 'Leads',
    params: v.object({
      /** Id of the lead form (`source_id` of its section). */
      source_id: idParam,
    }),
    query: noQuery,
    body: leadRequestSchema,
  }),
  'requests.create': endpoint({
    ...routes['requests.create'],
    summary: 'Send a quote, contact or project request',
    tag: 'Requests',
    params: noParams,
    query: noQuery,
    body: quoteRequestSchema,
  }),
  'promos.verify': endpoint({
    ...routes['promos.verify'],
    summary: 'Look up a currently valid promo code',
    tag: 'Promos',
    params: v.object({ code: promoCodeParam }),
    query: noQuery,
  }),
  'otp.request': endpoint({
    ...routes['otp.request'],
    summary: 'Send a one-time code to a phone',
    tag: 'Phone verification',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam }),
    query: noQuery,
  }),
  'otp.verify': endpoint({
    ...routes['otp.verify'],
    summary: 'Verify a phone with its one-time code',
    tag: 'Phone verification',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam, otp: otpParam }),
    query: noQuery,
  }),
  'map.get': endpoint({
    ...routes['map.get'],
    summary: 'Countries, governorates and delivery zones; the first country is the default',
    tag: 'Orders',
    params: noParams,
    query: noQuery,
  }),
  'orders.create': endpoint({
    ...routes['orders.create'],
    summary: 'Place an order, paid in cash on delivery',
    tag: 'Orders',
    params: noParams,
    query: noQuery,
    body: orderRequestSchema,
  }),
  'projects.list': endpoint({
    ...routes['projects.list'],
    summary: 'Design projects, filtered, sorted and paged',
    tag: 'Projects',
    params: noParams,
    query: projectListQuerySchema,
  }),
  'projects.categories': endpoint({
    ...routes['projects.categories'],
    summary: 'Project categories, optionally of one project type',
    tag: 'Projects',
    params: noParams,
    query: projectCategoryListQuerySchema,
  }),
  'projects.get': endpoint({
    ...routes['projects.get'],
    summary: 'One project',
    tag: 'Projects',
    params: v.object({ id: idParam }),
    query: noQuery,
  }),
  'partners.list': endpoint({
    ...routes['partners.list'],
    summary: 'Partners',
    tag: 'Partners',
    params: noParams,
    query: pagingQuerySchema,
  }),
  'redirects.get': endpoint({
    ...routes['redirects.get'],
    summary: 'The target URL of a short link',
    tag: 'Redirects',
    params: v.object({ slug: slugParam }),
    query: noQuery,
  }),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

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
