import type { Call } from './call';
import { createAuth } from './resources/auth';
import { createCategories } from './resources/categories';
import { createCountries } from './resources/countries';
import { createItems } from './resources/items';
import { createLeads } from './resources/leads';
import { createOrders } from './resources/orders';
import { createOtp } from './resources/otp';
import { createPages } from './resources/pages';
import { createPartners } from './resources/partners';
import { createProjects } from './resources/projects';
import { createPromos } from './resources/promos';
import { createRedirects } from './resources/redirects';
import { createRequests } from './resources/requests';
import { createSettings } from './resources/settings';
import { createSubcategories } from './resources/subcategories';

/** All resources of the API on a given `call`. */
export const createResources = (call: Call, hasToken: () => boolean) => ({
  /** Products: lists, details, related products. Prices are in the shop's currency. */
  items: createItems(call),
  /** Product categories with their subcategories, as in the shop's menu. */
  categories: createCategories(call),
  /** Subcategories, by category or by id. */
  subcategories: createSubcategories(call),
  /** Shop settings: currency, tax, contact, links. */
  settings: createSettings(call),
  /** Checks a staff token. */
  auth: createAuth(call, hasToken),
  /** CMS pages as lists of sections, and the terms. */
  pages: createPages(call),
  /** Sends a visitor's contact details to the shop. */
  leads: createLeads(call),
  /** Sends a question or a request for a quote. */
  requests: createRequests(call),
  /** Checks promo codes. */
  promos: createPromos(call),
  /** Verifies a phone with a one-time code, as required for orders. */
  otp: createOtp(call),
  /** Countries with governorates, zones and their shipping fees. */
  countries: createCountries(call),
  /** Places orders; the server recomputes all totals. */
  orders: createOrders(call),
  /** The studio's projects and their categories. */
  projects: createProjects(call),
  /** The shop's partners with their logos. */
  partners: createPartners(call),
  /** Target URLs of short links. */
  redirects: createRedirects(call),
});

/** A typed client of a Diwan backend. It is stateless and can be shared. */
export type Client = ReturnType<typeof createResources>;
