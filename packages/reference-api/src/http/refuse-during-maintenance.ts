import type { MiddlewareHandler } from 'hono';
import { allEndpoints } from '../all-endpoints';
import type { Dependencies } from '../dependencies';
import { findSettings } from '../modules/settings/settings.repository';
import { isStaff } from '../modules/staff/staff-token';
import { endpointOf } from '../operations/endpoint-label';
import { ApiError } from './api-error';

const RETRY_AFTER_S = '60';

/**
 * Rejects orders, requests, leads and one-time codes with 503 while `maintenance_mode` is on: pages that were open before
 * and partners' pages could still send them. Reads and staff pass.
 */
export const refuseDuringMaintenance =
  ({ db, config }: Pick<Dependencies, 'db' | 'config'>): MiddlewareHandler =>
  async (context, next) => {
    const name = endpointOf(context);
    const isWrite = name && allEndpoints[name].method === 'POST' && !allEndpoints[name].needsStaffToken;
    if (!isWrite || isStaff(context.req.header('authorization'), config.staffToken)) return next();
    const settings = await findSettings(db, ['general']);
    if (settings?.maintenance_mode)
      throw new ApiError('maintenance', { headers: { 'retry-after': RETRY_AFTER_S } });
    return next();
  };
