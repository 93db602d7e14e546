import { MAX_ID } from '../../contract';

/** Ids, codes and slugs that don't exist in any shop. */
export const UNKNOWN_ID = MAX_ID;
export const UNKNOWN_CODE = 'ZZCONFORMANCE999';
export const UNKNOWN_SLUG = 'no-such-thing-diwan-conformance';
export const UNKNOWN_PROMO = 'NO-SUCH-CODE-7';
