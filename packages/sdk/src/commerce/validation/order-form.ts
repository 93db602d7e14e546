import { emailSchema, nameSchema } from '../../contract';
import { cleanEmail } from '../../contract/email-address';
import { cleanName } from '../../contract/person-name';
import { problemOf } from './text-field';
import { collectProblems, hasProblems, type Validation } from './validation';

/** Fields of the checkout form, besides the verified phone and the optional address fields. */
export interface OrderForm {
  readonly name: string;
  /** '' when omitted. */
  readonly email: string;
  /** Null until one is chosen. */
  readonly governorateId: number | null;
  /** Null until one is chosen. */
  readonly zoneId: number | null;
  readonly hasAgreedToTerms: boolean;
}

/** A field of an order form. */
export type OrderField = keyof OrderForm;

/** A valid order form with trimmed texts. */
export interface ValidOrderForm extends Pick<OrderForm, 'name' | 'email'> {
  readonly governorateId: number;
  readonly zoneId: number;
}

/**
 * Requires governorate and zone («Please Fill All Required Fields»), agreement to the terms («Please Agree to Terms &
 * conditions», spec §5) and a name. An email is optional, but must be valid.
 */
export function validateOrderForm(form: OrderForm): Validation<OrderField, ValidOrderForm> {
  const { governorateId, zoneId } = form;
  const name = cleanName(form.name);
  const email = cleanEmail(form.email);
  const problems = collectProblems<OrderField>({
    name: problemOf(nameSchema, name, { isRequired: true }),
    email: problemOf(emailSchema, email, { isRequired: false }),
    governorateId: governorateId === null ? 'required' : null,
    zoneId: zoneId === null ? 'required' : null,
    hasAgreedToTerms: form.hasAgreedToTerms ? null : 'required',
  });
  return governorateId === null || zoneId === null || hasProblems(problems)
    ? { isValid: false, problems }
    : { isValid: true, value: { name, email, governorateId, zoneId } };
}
