import { emailSchema, nameSchema } from '../../contract';
import { problemOf } from './text-field';
import { collectProblems, hasProblems, type Validation } from './validation';

/** What checkout asks besides the verified phone and the optional address fields. */
export interface OrderForm {
  readonly name: string;
  /** '' when left out. */
  readonly email: string;
  /** Null while none is chosen. */
  readonly governorateId: number | null;
  /** Null while none is chosen. */
  readonly zoneId: number | null;
  readonly hasAgreedToTerms: boolean;
}

export type OrderField = keyof OrderForm;

/** An order form that can be sent, its texts trimmed. */
export interface ValidOrderForm extends Pick<OrderForm, 'name' | 'email'> {
  readonly governorateId: number;
  readonly zoneId: number;
}

/**
 * Governorate and zone are required («Please Fill All Required Fields») and the terms must be agreed to («Please
 * Agree to Terms & conditions», spec §5). An order is for a person, so it needs a name; an email may be left out,
 * but must be one when given.
 */
export function validateOrderForm(form: OrderForm): Validation<OrderField, ValidOrderForm> {
  const { governorateId, zoneId } = form;
  const name = form.name.trim();
  const email = form.email.trim();
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
