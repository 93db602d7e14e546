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
  items: createItems(call),
  categories: createCategories(call),
  subcategories: createSubcategories(call),
  settings: createSettings(call),
  auth: createAuth(call, hasToken),
  pages: createPages(call),
  leads: createLeads(call),
  requests: createRequests(call),
  promos: createPromos(call),
  otp: createOtp(call),
  map: createMap(call),
  orders: createOrders(call),
  projects: createProjects(call),
  partners: createPartners(call),
  redirects: createRedirects(call),
});

/** A typed client of a Diwan backend. It keeps no state of its own and may be shared freely. */
export type Client = ReturnType<typeof createResources>;
