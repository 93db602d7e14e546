import * as v from 'valibot';
import { categorySchema, subcategoryDetailSchema, subcategorySchema } from './category';
import { countryCodeParam, countrySchema, otpParam, phoneParam } from './geography';
import { createdSchema, leadRequestSchema, recognisedLeadSchema } from './lead';
import { lenientArray } from './lenient-array';
import {
  categoryListQuerySchema,
  itemListQuerySchema,
  pagingQuerySchema,
  projectCategoryListQuerySchema,
  projectListQuerySchema,
  relatedItemsQuerySchema,
} from './list-query';
import { orderReceiptSchema, orderRequestSchema } from './order';
import { pageSchema, termsPageSchema } from './page';
import { idParam } from './primitives';
import { productCodeSchema, productSchema, productSummarySchema } from './product';
import { partnerSchema, projectCategorySchema, projectSchema, projectSummarySchema } from './project';
import { promoCodeParam, promoSchema } from './promo';
import { quoteRequestSchema } from './quote-request';
import { settingsSchema } from './settings';

const noParams = v.object({});
const noQuery = v.object({});

/** A name in a path: letters, digits, dash and underscore. */
const slugParam = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}_-]{1,120}$/u));

/** Rows of {@link endpoints}. Paths are relative to an API base ending in `/api`; `{name}` is one segment, `{name*}` the rest. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly params: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  readonly query: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  readonly body?: v.GenericSchema;
  /** What stands under `results`. */
  readonly results: v.GenericSchema;
  /** `results` is a list and the answer tells its page size as `limit`. */
  readonly isPaged?: boolean;
  /** The call may be repeated with the same `Idempotency-Key` and happens once. */
  readonly acceptsIdempotencyKey?: boolean;
  /** Needs the staff's bearer token (spec §6). */
  readonly needsStaffToken?: boolean;
}

const endpoint = <const Row extends Endpoint>(row: Row): Row => row;

/**
 * Every call of spec §7, written once: the client, the server's routing and validation, the OpenAPI document and
 * the contract tests read this table.
 */
export const endpoints = {
  'items.list': endpoint({
    method: 'GET',
    path: '/cms/public/items',
    summary: 'Products, filtered, searched, sorted and paged',
    tag: 'Products',
    params: noParams,
    query: itemListQuerySchema,
    results: lenientArray(productSummarySchema),
    isPaged: true,
  }),
  'categories.list': endpoint({
    method: 'GET',
    path: '/cms/public/items/categories',
    summary: 'Product categories with their subcategories',
    tag: 'Categories',
    params: noParams,
    query: categoryListQuerySchema,
    results: lenientArray(categorySchema),
  }),
  'categories.get': endpoint({
    method: 'GET',
    path: '/cms/public/items/categories/{id}',
    summary: 'One category',
    tag: 'Categories',
    params: v.object({ id: idParam }),
    query: noQuery,
    results: categorySchema,
  }),
  'subcategories.get': endpoint({
    method: 'GET',
    path: '/cms/public/items/subacategories/{id}',
    summary: 'One subcategory with its category',
    tag: 'Categories',
    params: v.object({ id: idParam }),
    query: noQuery,
    results: subcategoryDetailSchema,
  }),
  'subcategories.list': endpoint({
    method: 'GET',
    path: '/cms/public/categories/subacategories/{categoryId}',
    summary: 'Subcategories of a category',
    tag: 'Categories',
    params: v.object({ categoryId: idParam }),
    query: noQuery,
    results: lenientArray(subcategorySchema),
  }),
  'items.get': endpoint({
    method: 'GET',
    path: '/cms/public/items/{id}',
    summary: 'One product, by id or by code',
    tag: 'Products',
    params: v.object({ id: v.union([idParam, productCodeSchema]) }),
    query: noQuery,
    results: productSchema,
  }),
  'items.related': endpoint({
    method: 'GET',
    path: '/cms/public/items/{id}/relates',
    summary: 'Products that go well with one',
    tag: 'Products',
    params: v.object({ id: v.union([idParam, productCodeSchema]) }),
    query: relatedItemsQuerySchema,
    results: lenientArray(productSummarySchema),
  }),
  'settings.get': endpoint({
    method: 'GET',
    path: '/settings/public/group/{groups*}',
    summary: 'Settings of the named groups, merged',
    tag: 'Settings',
    params: v.object({ groups: v.pipe(v.string(), v.regex(/^[a-z_-]{1,40}(\/[a-z_-]{1,40}){0,9}$/)) }),
    query: noQuery,
    results: settingsSchema,
  }),
  'auth.check': endpoint({
    method: 'GET',
    path: '/auth',
    summary: 'Succeeds for staff',
    tag: 'Staff',
    params: noParams,
    query: noQuery,
    results: v.object({ is_staff: v.boolean() }),
    needsStaffToken: true,
  }),
  'pages.terms': endpoint({
    method: 'GET',
    path: '/cms/public/pages/terms-conditions',
    summary: 'Terms and conditions',
    tag: 'Pages',
    params: noParams,
    query: noQuery,
    results: termsPageSchema,
  }),
  'pages.get': endpoint({
    method: 'GET',
    path: '/cms/public/pages/{slug}',
    summary: 'A CMS page: home, interiors, products or any other',
    tag: 'Pages',
    params: v.object({ slug: slugParam }),
    query: noQuery,
    results: pageSchema,
  }),
  'leads.create': endpoint({
    method: 'POST',
    path: '/crm/public/leads/{source_id}',
    summary: 'Leave contact details through a lead form',
    tag: 'Leads',
    params: v.object({ source_id: idParam }),
    query: noQuery,
    body: leadRequestSchema,
    results: createdSchema,
    acceptsIdempotencyKey: true,
  }),
  'requests.create': endpoint({
    method: 'POST',
    path: '/crm/public/requests',
    summary: 'Send a quote, contact or project request',
    tag: 'Requests',
    params: noParams,
    query: noQuery,
    body: quoteRequestSchema,
    results: createdSchema,
    acceptsIdempotencyKey: true,
  }),
  'promos.verify': endpoint({
    method: 'GET',
    path: '/crm/public/promos/verfiy/{code}',
    summary: 'Look up a promo code that may be used now',
    tag: 'Promos',
    params: v.object({ code: promoCodeParam }),
    query: noQuery,
    results: promoSchema,
  }),
  'otp.request': endpoint({
    method: 'POST',
    path: '/crm/public/otp/request/{countryCode}/{phone}',
    summary: 'Send a code to a phone',
    tag: 'Phone verification',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam }),
    query: noQuery,
    results: v.object({ expires_in: v.optional(v.number()), resend_in: v.optional(v.number()) }),
  }),
  'otp.verify': endpoint({
    method: 'POST',
    path: '/crm/public/otp/verfiy/{countryCode}/{phone}/{otp}',
    summary: 'Verify a phone with the code it was sent',
    tag: 'Phone verification',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam, otp: otpParam }),
    query: noQuery,
    results: v.nullish(recognisedLeadSchema),
  }),
  'map.get': endpoint({
    method: 'GET',
    path: '/crm/public/map',
    summary: 'Countries, governorates and delivery zones; the first country is the default',
    tag: 'Orders',
    params: noParams,
    query: noQuery,
    results: lenientArray(countrySchema),
  }),
  'orders.create': endpoint({
    method: 'POST',
    path: '/crm/public/orders',
    summary: 'Place an order, paid in cash on delivery',
    tag: 'Orders',
    params: noParams,
    query: noQuery,
    body: orderRequestSchema,
    results: orderReceiptSchema,
    acceptsIdempotencyKey: true,
  }),
  'projects.list': endpoint({
    method: 'GET',
    path: '/cms/public/projects',
    summary: 'Design projects, filtered, sorted and paged',
    tag: 'Projects',
    params: noParams,
    query: projectListQuerySchema,
    results: lenientArray(projectSummarySchema),
    isPaged: true,
  }),
  'projects.categories': endpoint({
    method: 'GET',
    path: '/cms/public/projects/categories',
    summary: 'Categories of projects of a type',
    tag: 'Projects',
    params: noParams,
    query: projectCategoryListQuerySchema,
    results: lenientArray(projectCategorySchema),
  }),
  'projects.get': endpoint({
    method: 'GET',
    path: '/cms/public/projects/{id}',
    summary: 'One project',
    tag: 'Projects',
    params: v.object({ id: idParam }),
    query: noQuery,
    results: projectSchema,
  }),
  'partners.list': endpoint({
    method: 'GET',
    path: '/cms/public/partners',
    summary: 'Partners',
    tag: 'Partners',
    params: noParams,
    query: pagingQuerySchema,
    results: lenientArray(partnerSchema),
    isPaged: true,
  }),
  'redirects.get': endpoint({
    method: 'GET',
    path: '/cms/public/redirect/{slug}',
    summary: 'The address a short link leads to',
    tag: 'Redirects',
    params: v.object({ slug: slugParam }),
    query: noQuery,
    results: v.pipe(v.string(), v.url()),
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
