import type { CallName } from '@diwan/sdk/contract';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { allEndpoints } from '../all-endpoints';
import { honoPath } from '../implement';

const names = new Map<string, CallName>(
  (Object.keys(allEndpoints) as CallName[]).map((name) => {
    const { method, path } = allEndpoints[name];
    return [`${method} /api${honoPath(path)}`, name];
  }),
);

const respondingRoute = (context: Context) => matchedRoutes(context).find(({ method }) => method !== 'ALL');

/** The row a request is for; undefined for pictures, documentation, health and unknown addresses. */
export function endpointOf(context: Context): CallName | undefined {
  const route = respondingRoute(context);
  return route && names.get(`${route.method} ${route.path}`);
}

/**
 * What a request is called in logs and metrics: the row's name, or the pattern of another route, never the path itself,
 * so that there are few names and none holds a phone.
 */
export const endpointLabel = (context: Context): string =>
  endpointOf(context) ?? respondingRoute(context)?.path ?? 'unmatched';
