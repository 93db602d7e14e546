import * as v from 'valibot';
import { PROMO_CODE_PATTERN } from './limits';

/** A code as typed. */
export const promoCodeParam = v.pipe(v.string(), v.trim(), v.regex(PROMO_CODE_PATTERN));
