import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../../platform/dependencies';
import { allEndpoints } from '../../platform/endpoints/all-endpoints';
import { endpointOf } from '../../platform/endpoints/endpoint-label';
import { ApiError } from '../../platform/http/api-error';
import { staffAccess } from '../staff/staff-token';
import { findSettings } from './settings.repository';

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
