import type { CallName } from '@diwan/sdk/contract';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { allEndpoints } from './all-endpoints';
import { honoPath } from './implement';

const names = new Map<string, CallName>(
  (Object.keys(allEndpoints) as CallName[]).map((name) => {
    const { method, path } = allEndpoints[name];
    return [`${method} /api${honoPath(path)}`, name];
  }),
);

const respondingRoute = (context: Context) => matchedRoutes(context).find(({ method }) => method !== 'ALL');

/** Name of the matched endpoint; undefined for images, documentation, health checks and unknown paths. */
export function endpointOf(context: Context): CallName | undefined {
  const route = respondingRoute(context);
  return route && names.get(`${route.method} ${route.path}`);
}

/**
 * Label of a request in logs and metrics: the endpoint's name or another route's pattern, never the path, so that
 * cardinality stays low and no label contains a phone number.
 */
export const endpointLabel = (context: Context): string =>
  endpointOf(context) ?? respondingRoute(context)?.path ?? 'unmatched';
