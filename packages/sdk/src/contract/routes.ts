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

/* @__NO_SIDE_EFFECTS__ */
function route<const Row extends Route>(row: Row): Row {
  return row;
}

/*
 * The client's half of the endpoint table, apart from `endpoints` so that a page doesn't download what only servers
 * need: parameter, query and body schemas, and prose. Each row is an export, so that a page which calls two of them
 * downloads the schemas of two.
 */

export const itemsList = route({
  method: 'GET',
  path: '/cms/public/items',
  results: lenientArray(productSummarySchema),
  isPaged: true,
});

export const categoriesList = route({
  method: 'GET',
  path: '/cms/public/items/categories',
  results: lenientArray(categorySchema),
});

export const categoriesGet = route({
  method: 'GET',
  path: '/cms/public/items/categories/{id}',
  results: categorySchema,
});

export const subcategoriesGet = route({
  method: 'GET',
  path: '/cms/public/items/subacategories/{id}',
  results: subcategoryDetailSchema,
});

export const subcategoriesList = route({
  method: 'GET',
  path: '/cms/public/categories/subacategories/{categoryId}',
  results: lenientArray(subcategorySchema),
});

export const itemsGet = route({
  method: 'GET',
  path: '/cms/public/items/{id}',
  results: productSchema,
});

export const itemsRelated = route({
  method: 'GET',
  path: '/cms/public/items/{id}/relates',
  results: lenientArray(productSummarySchema),
});

export const settingsGet = route({
  method: 'GET',
  path: '/settings/public/group/{groups*}',
  results: settingsSchema,
});

export const authCheck = route({
  method: 'GET',
  path: '/auth',
  results: v.object({ is_staff: v.boolean() }),
  needsStaffToken: true,
});

export const pagesTerms = route({
  method: 'GET',
  path: '/cms/public/pages/terms-conditions',
  results: termsPageSchema,
});

export const pagesGet = route({
  method: 'GET',
  path: '/cms/public/pages/{slug}',
  results: pageSchema,
});

export const leadsCreate = route({
  method: 'POST',
  path: '/crm/public/leads/{source_id}',
  results: createdSchema,
  acceptsIdempotencyKey: true,
});

export const requestsCreate = route({
  method: 'POST',
  path: '/crm/public/requests',
  results: createdSchema,
  acceptsIdempotencyKey: true,
});

export const promosVerify = route({
  method: 'GET',
  path: '/crm/public/promos/verfiy/{code}',
  results: promoSchema,
});

export const otpRequest = route({
  method: 'POST',
  path: '/crm/public/otp/request/{countryCode}/{phone}',
  results: v.object({ expires_in: v.optional(v.number()), resend_in: v.optional(v.number()) }),
});

export const otpVerify = route({
  method: 'POST',
  path: '/crm/public/otp/verfiy/{countryCode}/{phone}/{otp}',
  results: v.nullish(phoneVerificationSchema),
});

export const mapGet = route({
  method: 'GET',
  path: '/crm/public/map',
  results: lenientArray(countrySchema),
});

export const ordersCreate = route({
  method: 'POST',
  path: '/crm/public/orders',
  results: orderReceiptSchema,
  acceptsIdempotencyKey: true,
});

export const projectsList = route({
  method: 'GET',
  path: '/cms/public/projects',
  results: lenientArray(projectSummarySchema),
  isPaged: true,
});

export const projectsCategories = route({
  method: 'GET',
  path: '/cms/public/projects/categories',
  results: lenientArray(projectCategorySchema),
});

export const projectsGet = route({
  method: 'GET',
  path: '/cms/public/projects/{id}',
  results: projectSchema,
});

export const partnersList = route({
  method: 'GET',
  path: '/cms/public/partners',
  results: lenientArray(partnerSchema),
  isPaged: true,
});

export const redirectsGet = route({
  method: 'GET',
  path: '/cms/public/redirect/{slug}',
  results: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]/i), v.url()),
});

/** All routes by name. A client that calls a few imports those alone. */
export const routes = {
  'items.list': itemsList,
  'categories.list': categoriesList,
  'categories.get': categoriesGet,
  'subcategories.get': subcategoriesGet,
  'subcategories.list': subcategoriesList,
  'items.get': itemsGet,
  'items.related': itemsRelated,
  'settings.get': settingsGet,
  'auth.check': authCheck,
  'pages.terms': pagesTerms,
  'pages.get': pagesGet,
  'leads.create': leadsCreate,
  'requests.create': requestsCreate,
  'promos.verify': promosVerify,
  'otp.request': otpRequest,
  'otp.verify': otpVerify,
  'map.get': mapGet,
  'orders.create': ordersCreate,
  'projects.list': projectsList,
  'projects.categories': projectsCategories,
  'projects.get': projectsGet,
  'partners.list': partnersList,
  'redirects.get': redirectsGet,
} as const;
