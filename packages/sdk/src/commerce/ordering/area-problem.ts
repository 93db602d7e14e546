import type { Address } from '../../contract';

/** A zone with its governorate and country. */
export interface Area {
  readonly governorateId: number;
  readonly countryId: number;
}

/** The problem with an order's address; null when zone, governorate and country exist and belong together. */
export function areaProblem(
  address: Address,
  area: Area | undefined,
): { path: string; problem: 'unknown' | 'outside_governorate' | 'outside_country' } | null {
  if (!area) return { path: 'address.zone_id', problem: 'unknown' };
  if (area.governorateId !== address.governorate_id)
    return { path: 'address.zone_id', problem: 'outside_governorate' };
  if (area.countryId !== address.country_id)
    return { path: 'address.governorate_id', problem: 'outside_country' };
  return null;
}
