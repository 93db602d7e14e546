import type { MiddlewareHandler } from 'hono';
import { allEndpoints } from '../all-endpoints';
import type { Dependencies } from '../dependencies';
import { findSettings } from '../modules/settings/settings.repository';
import { staffAccess } from '../modules/staff/staff-token';
import { endpointOf } from '../operations/endpoint-label';
import { ApiError } from './api-error';

const RETRY_AFTER_S = '60';

/**
 * Rejects orders, requests, leads and one-time codes with 503 while `maintenance_mode` is on: pages that were open before
 * and partners' pages could still send them. Reads and staff pass.
 */
export const refuseDuringMaintenance =
  ({ db, config, now }: Pick<Dependencies, 'db' | 'config' | 'now'>): MiddlewareHandler =>
  async (context, next) => {
    const name = endpointOf(context);
    const isWrite = name && allEndpoints[name].method === 'POST' && !allEndpoints[name].needsStaffToken;
    if (!isWrite) return next();
    const settings = await findSettings(db, ['general']);
    if (!settings?.maintenance_mode) return next();
    const staff = await staffAccess(context.req.header('authorization'), { db, config, now });
    if (!staff?.scopes.includes('maintenance'))
      throw new ApiError('maintenance', { headers: { 'retry-after': RETRY_AFTER_S } });
    return next();
  };
