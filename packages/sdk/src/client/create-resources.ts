import type { Call } from './call';
import { createAuth } from './resources/auth';
import { createCategories } from './resources/categories';
import { createItems } from './resources/items';
import { createLeads } from './resources/leads';
import { createMap } from './resources/map';
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

/**
 * Every resource of the API on a given `call`: `createClient` gives its own, an integrator one that loads later, queues
 * or records.
 */
export const createResources = (call: Call, hasToken: () => boolean) => ({
  /** Products: lists, one in full, what goes with it. Prices are in the shop's currency. */
  items: createItems(call),
  /** Product categories with their subcategories, as the shop's menu has them. */
  categories: createCategories(call),
  /** Subcategories by category, or one by itself. */
  subcategories: createSubcategories(call),
  /** What the shop shows and how: currency, tax, contact, links. */
  settings: createSettings(call),
  /** Whether a token is the staff's. */
  auth: createAuth(call, hasToken),
  /** CMS pages as lists of sections, and the terms. */
  pages: createPages(call),
  /** Sends a visitor's name and number to the shop. */
  leads: createLeads(call),
  /** Sends a question or a request for a quote. */
  requests: createRequests(call),
  /** Checks promo codes. */
  promos: createPromos(call),
  /** Verifies a phone with a one-time code, which an order needs. */
  otp: createOtp(call),
  /** Governorates and zones with their shipping fees. */
  map: createMap(call),
  /** Places orders; the server computes every figure again. */
  orders: createOrders(call),
  /** The studio's projects and their categories. */
  projects: createProjects(call),
  /** The shop's partners with their logos. */
  partners: createPartners(call),
  /** Where old addresses lead now. */
  redirects: createRedirects(call),
});

/** A typed client of a Diwan backend. It keeps no state of its own and may be shared freely. */
export type Client = ReturnType<typeof createResources>;
