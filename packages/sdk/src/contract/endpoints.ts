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

/** A name in a path: letters, digits, dash and underscore. */
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
 * Every call of spec §7, written once: the client, the server's routing and validation, the OpenAPI document and
 * the contract tests read this table.
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
    summary: 'Products that go well with one',
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
    summary: 'Succeeds for staff',
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
    summary: 'Look up a promo code that may be used now',
    tag: 'Promos',
    params: v.object({ code: promoCodeParam }),
    query: noQuery,
  }),
  'otp.request': endpoint({
    ...routes['otp.request'],
    summary: 'Send a code to a phone',
    tag: 'Phone verification',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam }),
    query: noQuery,
  }),
  'otp.verify': endpoint({
    ...routes['otp.verify'],
    summary: 'Verify a phone with the code it was sent',
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
    summary: 'Categories of projects of a type',
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
    summary: 'The address a short link leads to',
    tag: 'Redirects',
    params: v.object({ slug: slugParam }),
    query: noQuery,
  }),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** Path parameters as callers give them. */
export type ParamsOf<Name extends EndpointName> = v.InferInput<Endpoints[Name]['params']>;
/** Query as callers give it. */
export type QueryOf<Name extends EndpointName> = v.InferInput<Endpoints[Name]['query']>;
/** Body as callers give it; `undefined` for calls without one. */
export type BodyOf<Name extends EndpointName> = Endpoints[Name] extends {
  body: infer Body extends v.GenericSchema;
}
  ? v.InferInput<Body>
  : undefined;
/** What stands under `results`, validated. */
export type ResultsOf<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['results']>;
