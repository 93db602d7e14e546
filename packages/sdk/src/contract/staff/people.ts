import * as v from 'valibot';
import { cleanEmail, EMAIL_PATTERN } from '../email-address';
import { MAX_TYPED_PHONE } from '../lead';
import { limitedText } from '../limited-text';
import { MAX_EMAIL_LENGTH } from '../limits';
import type { InputSchemaOf } from '../object-schema';
import { cleanPhone, PHONE_PATTERN } from '../phone-number';

/** Whose data to erase: everything with this phone or this e-mail. Exactly one of them is given. */
export interface ForgetRequest {
  /** The phone, with plus and country code or as typed in the shop's first country. */
  phone?: string | undefined;
  /** The e-mail address. */
  email?: string | undefined;
  /** Whether orders under way lose their data too, so that they can't be delivered any more. */
  open_orders?: boolean | undefined;
}

const forgetRequestFields = v.pipe(
  v.object({
    phone: v.optional(
      v.pipe(
        limitedText(MAX_TYPED_PHONE),
        v.regex(PHONE_PATTERN, 'must be a phone such as +966501234567'),
        v.transform(cleanPhone),
      ),
    ),
    email: v.optional(
      v.pipe(
        limitedText(MAX_EMAIL_LENGTH),
        v.regex(EMAIL_PATTERN, 'must be an e-mail address'),
        v.transform(cleanEmail),
      ),
    ),
    open_orders: v.optional(v.boolean(), false),
  }),
  v.check(({ phone, email }) => (phone === undefined) !== (email === undefined)),
);
/** Schema of {@link ForgetRequest}. */
export const forgetRequestSchema: InputSchemaOf<ForgetRequest, typeof forgetRequestFields> =
  forgetRequestFields;
