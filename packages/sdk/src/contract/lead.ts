import * as v from 'valibot';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './limits';
import { cleanName } from './person-name';

export const nameSchema = v.pipe(
  v.string(),
  v.transform(cleanName),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
);
/** A phone number, national or with country code. E.164 allows 15 digits; no subscriber has fewer than 7. */
export const phoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(25),
  v.regex(/^(?:\+|00)?(?:[\s()-]*\d){7,15}[\s()-]*$/),
);
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL_LENGTH), v.email());
export const notesSchema = v.pipe(v.string(), v.maxLength(4000));

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
export const leadRequestSchema = v.object({
  /** Full name. */
  name: nameSchema,
  /** E-mail address; optional. */
  email: optionalEmailSchema,
  /** Phone number, national or with country code. */
  phone: phoneSchema,
});
export interface LeadRequest extends v.InferInput<typeof leadRequestSchema> {}
