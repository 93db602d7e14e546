import { ApiError } from './http/api-error';
import type { Handlers } from './implement';

const unwritten = async (): Promise<never> => {
  throw new ApiError('unavailable', { status: 501 });
};

/** Rows of the endpoint table that wait for their module; each one is deleted here when it is written. */
export const unwrittenHandlers = {
  'items.list': unwritten,
  'categories.list': unwritten,
  'categories.get': unwritten,
  'subcategories.get': unwritten,
  'subcategories.list': unwritten,
  'items.get': unwritten,
  'items.related': unwritten,
  'auth.check': unwritten,
  'pages.terms': unwritten,
  'pages.get': unwritten,
  'map.get': unwritten,
  'projects.list': unwritten,
  'projects.categories': unwritten,
  'projects.get': unwritten,
  'partners.list': unwritten,
  'redirects.get': unwritten,
} satisfies Partial<Handlers>;
