import * as v from 'valibot';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from './limits';

const requiredText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

export const nameSchema = requiredText(MAX_NAME_LENGTH);
export const phoneSchema = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s()-]{4,24}$/));
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(MAX_EMAIL_LENGTH), v.email());
export const notesSchema = v.pipe(v.string(), v.maxLength(4000));

/** An e-mail that may be left out; the spec's forms send an empty string then. */
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

/** Body of a lead form (spec §5: e-mail is optional there). */
export const leadRequestSchema = v.object({
  /** Full name. */
  name: nameSchema,
  /** E-mail address; optional. */
  email: optionalEmailSchema,
  /** Phone number, national or with country code. */
  phone: phoneSchema,
});
export interface LeadRequest extends v.InferInput<typeof leadRequestSchema> {}
