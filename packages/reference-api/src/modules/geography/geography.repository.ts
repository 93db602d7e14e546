import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { countries, governorates, zones } from '../../db/schema';
import { fromStored } from '../../db/stored-amount';
import { names } from '../../platform/wire/names';

/** Every country with its governorates and their delivery zones. */
export async function loadMap(db: Database) {
  const [countryRows, governorateRows, zoneRows] = await Promise.all([
    db.select().from(countries).orderBy(asc(countries.position), asc(countries.id)),
    db.select().from(governorates).orderBy(asc(governorates.position), asc(governorates.id)),
    db.select().from(zones).orderBy(asc(zones.position), asc(zones.id)),
  ]);
  const zonesOf = (governorateId: number) =>
    zoneRows
      .filter((zone) => zone.governorateId === governorateId)
      .map((zone) => ({
        id: zone.id,
        name: zone.nameEn,
        ...names(zone),
        price: fromStored(zone.price),
      }));
  const governoratesOf = (countryId: number) =>
    governorateRows
      .filter((governorate) => governorate.countryId === countryId)
      .map((governorate) => ({
        id: governorate.id,
        name: governorate.nameEn,
        ...names(governorate),
        zones: zonesOf(governorate.id),
      }));
  return countryRows.map((country) => ({
    id: country.id,
    country_code: country.countryCode,
    iso: country.iso,
    ...names(country),
    allowed_phone_length: country.allowedPhoneLength,
    governorates: governoratesOf(country.id),
  }));
}
