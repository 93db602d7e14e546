import * as v from 'valibot';
import { cleanEmail, EMAIL_PATTERN } from './email-address';
import { limitedText } from './limited-text';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './limits';
import type { InputSchemaOf } from './object-schema';
import { cleanLines, cleanName } from './person-name';
import { PHONE_PATTERN } from './phone-number';

/** Maximum length of a name as typed, with the invisible characters and spaces that aren't kept. */
const MAX_TYPED_NAME = 2 * MAX_NAME_LENGTH;
/** Schema of a person’s name. */
export const nameSchema = v.pipe(
  limitedText(MAX_TYPED_NAME),
  v.transform(cleanName),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
);
/** Maximum length of a phone number as typed, with separators. */
export const MAX_TYPED_PHONE = 40;
/** A phone number, national or with country code; kept as typed. */
export const phoneSchema = v.pipe(limitedText(MAX_TYPED_PHONE), v.regex(PHONE_PATTERN));
/** An e-mail address: what browsers accept, and internationalised ones. */
export const emailSchema = v.pipe(
  limitedText(MAX_EMAIL_LENGTH),
  v.regex(EMAIL_PATTERN),
  v.transform(cleanEmail),
);
/** Schema of a visitor’s message. */
export const notesSchema = v.pipe(limitedText(4000), v.transform(cleanLines));

/** An optional e-mail; the spec's forms send '' when it is omitted. */
export const optionalEmailSchema = v.optional(
  v.nullable(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      emailSchema,
    ]),
  ),
);

/** Body of a lead form, where e-mail is optional (spec §5). */
export interface LeadRequest {
  /** Full name. */
  name: string;
  /** E-mail address; optional. */
  email?: string | null | undefined;
  /** Phone number, national or with country code. */
  phone: string;
}

const leadRequestFields = v.object({
  name: nameSchema,
  email: optionalEmailSchema,
  phone: phoneSchema,
});
/** Schema of {@link LeadRequest}. */
export const leadRequestSchema: InputSchemaOf<LeadRequest, typeof leadRequestFields> = leadRequestFields;
