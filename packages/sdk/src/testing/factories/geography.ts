import type { Country, Governorate, Zone } from '../../contract';

/** A zone delivered to for 120 SAR. */
export const makeZone = (overrides: Partial<Zone> = {}): Zone => ({
  id: 1,
  name: 'North Riyadh',
  name_en: 'North Riyadh',
  name_ar: 'شمال الرياض',
  price: 120,
  ...overrides,
});

/** A governorate with one zone. */
export const makeGovernorate = (overrides: Partial<Governorate> = {}): Governorate => ({
  id: 1,
  name: 'Riyadh',
  name_en: 'Riyadh',
  name_ar: 'الرياض',
  zones: [
    makeZone(),
    makeZone({ id: 2, name: 'Diriyah', name_en: 'Diriyah', name_ar: 'الدرعية', price: 140 }),
  ],
  ...overrides,
});

/** Saudi Arabia: dial code 966, nine digits. */
export const makeCountry = (overrides: Partial<Country> = {}): Country => ({
  id: 1,
  country_code: '966',
  iso: 'SA',
  name_en: 'Saudi Arabia',
  name_ar: 'المملكة العربية السعودية',
  allowed_phone_length: 9,
  governorates: [makeGovernorate()],
  ...overrides,
});
