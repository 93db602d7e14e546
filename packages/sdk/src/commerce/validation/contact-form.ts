import { emailSchema, nameSchema, phoneSchema } from '../../contract';
import { cleanEmail } from '../../contract/email-address';
import { cleanName } from '../../contract/person-name';
import { cleanPhone } from '../../contract/phone-number';
import { problemOf } from './text-field';
import { type Validation, validation } from './validation';

/** Contact details: as typed in the input; trimmed and with ASCII digits in the result. */
export interface ContactDetails {
  readonly name: string;
  /** '' when omitted. */
  readonly email: string;
  readonly phone: string;
}

/** A field of a contact form. */
export type ContactField = keyof ContactDetails;

function validateContact(
  typed: ContactDetails,
  { isEmailRequired }: { isEmailRequired: boolean },
): Validation<ContactField, ContactDetails> {
  const details = {
    name: cleanName(typed.name),
    email: cleanEmail(typed.email),
    phone: cleanPhone(typed.phone),
  };
  return validation(details, {
    name: problemOf(nameSchema, details.name, { isRequired: true }),
    email: problemOf(emailSchema, details.email, { isRequired: isEmailRequired }),
    phone: problemOf(phoneSchema, details.phone, { isRequired: true }),
  });
}

/** Quote, contact and project request forms: name, phone and email are required (spec §5). */
export const validateRequestForm = (typed: ContactDetails): Validation<ContactField, ContactDetails> =>
  validateContact(typed, { isEmailRequired: true });

/** Lead forms: name and phone are required, email is optional (spec §5). */
export const validateLeadForm = (typed: ContactDetails): Validation<ContactField, ContactDetails> =>
  validateContact(typed, { isEmailRequired: false });
