import type { EndpointName } from '../contract';

/** The whole contract, or only the read endpoints, for backends without a checkout. */
export const PROFILES = ['whole', 'catalogue'] as const;
export type Profile = (typeof PROFILES)[number];

const isCatalogue: Record<EndpointName, boolean> = {
  'items.list': true,
  'items.get': true,
  'items.related': true,
  'categories.list': true,
  'categories.get': true,
  'subcategories.list': true,
  'subcategories.get': true,
  'projects.list': true,
  'projects.categories': true,
  'projects.get': true,
  'partners.list': true,
  'pages.list': true,
  'pages.get': true,
  'pages.terms': true,
  'settings.get': true,
  'redirects.get': true,
  'auth.check': false,
  'leads.create': false,
  'requests.create': false,
  'promos.verify': false,
  'otp.request': false,
  'otp.verify': false,
  'map.get': false,
  'orders.create': false,
};

/** Whether an endpoint belongs to a profile. */
export const isInProfile = (profile: Profile, endpoint: EndpointName): boolean =>
  profile === 'whole' || isCatalogue[endpoint];
