import * as v from 'valibot';
import { PROMO_CODE_PATTERN } from './limits';

/** A promo code as typed; surrounding whitespace is trimmed. */
export const promoCodeParam = v.pipe(v.string(), v.trim(), v.regex(PROMO_CODE_PATTERN));
