import { authCheck } from './auth';
import { categoriesGet, categoriesList, subcategoriesGet, subcategoriesList } from './categories';
import { itemsGet, itemsRelated } from './items';
import { itemsList } from './items-list';
import { leadsCreate } from './leads';
import { mapGet } from './map';
import { ordersCreate } from './orders';
import { otpRequest, otpVerify } from './otp';
import { pagesGet, pagesList, pagesTerms } from './pages';
import { partnersList } from './partners';
import { projectsCategories, projectsGet, projectsList } from './projects';
import { promosVerify } from './promos';
import { redirectsGet } from './redirects';
import { requestsCreate } from './requests';
import { settingsGet } from './settings';

/*
 * The client's half of the endpoint table. Separate from `endpoints` so that pages don't download what only servers
 * need: parameter, query and body schemas, and descriptions. Each resource has its own module, so that a page downloads
 * only the schemas of the resources it uses.
 */

export * from './auth';
export * from './categories';
export * from './items';
export * from './items-list';
export * from './leads';
export * from './map';
export * from './orders';
export * from './otp';
export * from './pages';
export * from './partners';
export * from './projects';
export * from './promos';
export * from './redirects';
export * from './requests';
export type { Route } from './route';
export * from './settings';

/** All routes by name. Clients that need only a few import those directly. */
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
  'pages.list': pagesList,
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
