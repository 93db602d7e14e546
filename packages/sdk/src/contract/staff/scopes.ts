/** The permissions of a staff token. */
export const STAFF_SCOPES = [
  /** Read orders, requests, leads and their events. */
  'orders:read',
  /** Change the status of records, and send events again. */
  'records:write',
  /** Erase a person's data. */
  'personal-data:erase',
  /** Use the shop while it is closed for maintenance. */
  'maintenance',
] as const;
/** Something that a staff token may allow. */
export type StaffScope = (typeof STAFF_SCOPES)[number];
