import * as v from 'valibot';
import { categorySchema, subcategoryDetailSchema, subcategorySchema } from './category';
import { createdSchema } from './created';
import { countrySchema } from './geography';
import { lenientArray } from './lenient-array';
import { orderReceiptSchema } from './order-receipt';
import { pageSchema, termsPageSchema } from './page';
import { phoneVerificationSchema } from './phone-verification';
import { productSchema } from './product';
import { productSummarySchema } from './product-summary';
import { partnerSchema, projectCategorySchema, projectSchema, projectSummarySchema } from './project';
import { promoSchema } from './promo';
import { settingsSchema } from './settings';

/** Where a call goes and what comes back; paths are relative to an API base ending in `/api`. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** `{name}` is one segment, `{name*}` the rest. */
  readonly path: string;
  /** What stands under `results`. */
  readonly results: v.GenericSchema;
  /** `results` is a list and the answer tells its page size as `limit`. */
  readonly isPaged?: boolean;
  /** The call may be repeated with the same `Idempotency-Key` and happens once. */
  readonly acceptsIdempotencyKey?: boolean;
  /** Needs the staff's bearer token (spec §6). */
  readonly needsStaffToken?: boolean;
}

const route = <const Row extends Route>(row: Row): Row => row;

/**
 * The client's half of the endpoint table, apart from `endpoints` so that a page doesn't download what only servers
 * need: parameter, query and body schemas, and prose.
 */
export const routes = {
  'items.list': route({
    method: 'GET',
    path: '/cms/public/items',
    results: lenientArray(productSummarySchema),
    isPaged: true,
  }),
  'categories.list': route({
    method: 'GET',
    path: '/cms/public/items/categories',
    results: lenientArray(categorySchema),
  }),
  'categories.get': route({
    method: 'GET',
    path: '/cms/public/items/categories/{id}',
    results: categorySchema,
  }),
  'subcategories.get': route({
    method: 'GET',
    path: '/cms/public/items/subacategories/{id}',
    results: subcategoryDetailSchema,
  }),
  'subcategories.list': route({
    method: 'GET',
    path: '/cms/public/categories/subacategories/{categoryId}',
    results: lenientArray(subcategorySchema),
  }),
  'items.get': route({
    method: 'GET',
    path: '/cms/public/items/{id}',
    results: productSchema,
  }),
  'items.related': route({
    method: 'GET',
    path: '/cms/public/items/{id}/relates',
    results: lenientArray(productSummarySchema),
  }),
  'settings.get': route({
    method: 'GET',
    path: '/settings/public/group/{groups*}',
    results: settingsSchema,
  }),
  'auth.check': route({
    method: 'GET',
    path: '/auth',
    results: v.object({ is_staff: v.boolean() }),
    needsStaffToken: true,
  }),
  'pages.terms': route({
    method: 'GET',
    path: '/cms/public/pages/terms-conditions',
    results: termsPageSchema,
  }),
  'pages.get': route({
    method: 'GET',
    path: '/cms/public/pages/{slug}',
    results: pageSchema,
  }),
  'leads.create': route({
    method: 'POST',
    path: '/crm/public/leads/{source_id}',
    results: createdSchema,
    acceptsIdempotencyKey: true,
  }),
  'requests.create': route({
    method: 'POST',
    path: '/crm/public/requests',
    results: createdSchema,
    acceptsIdempotencyKey: true,
  }),
  'promos.verify': route({
    method: 'GET',
    path: '/crm/public/promos/verfiy/{code}',
    results: promoSchema,
  }),
  'otp.request': route({
    method: 'POST',
    path: '/crm/public/otp/request/{countryCode}/{phone}',
    results: v.object({ expires_in: v.optional(v.number()), resend_in: v.optional(v.number()) }),
  }),
  'otp.verify': route({
    method: 'POST',
    path: '/crm/public/otp/verfiy/{countryCode}/{phone}/{otp}',
    results: v.nullish(phoneVerificationSchema),
  }),
  'map.get': route({
    method: 'GET',
    path: '/crm/public/map',
    results: lenientArray(countrySchema),
  }),
  'orders.create': route({
    method: 'POST',
    path: '/crm/public/orders',
    results: orderReceiptSchema,
    acceptsIdempotencyKey: true,
  }),
  'projects.list': route({
    method: 'GET',
    path: '/cms/public/projects',
    results: lenientArray(projectSummarySchema),
    isPaged: true,
  }),
  'projects.categories': route({
    method: 'GET',
    path: '/cms/public/projects/categories',
    results: lenientArray(projectCategorySchema),
  }),
  'projects.get': route({
    method: 'GET',
    path: '/cms/public/projects/{id}',
    results: projectSchema,
  }),
  'partners.list': route({
    method: 'GET',
    path: '/cms/public/partners',
    results: lenientArray(partnerSchema),
    isPaged: true,
  }),
  'redirects.get': route({
    method: 'GET',
    path: '/cms/public/redirect/{slug}',
    results: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]/i), v.url()),
  }),
} as const;
