/** Forms and what visitors type in them; addresses that are safe to link to. */

export { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '../../contract/limits';
export { safeAddress, safeFileAddress, safePictureAddress } from '../../contract/safe-address';
export {
  type ContactDetails,
  type ContactField,
  validateLeadForm,
  validateRequestForm,
} from './contact-form';
export {
  type OrderField,
  type OrderForm,
  type ValidOrderForm,
  validateOrderForm,
} from './order-form';
export {
  isOtpComplete,
  OTP_LENGTH,
  OTP_LIFETIME_SECONDS,
  OTP_RESEND_SECONDS,
  otpDigits,
} from './otp-code';
export { isPhoneComplete } from './phone-length';
export { validatePromoCode } from './promo-code';
export { isQuantity, MAX_QUANTITY, parseQuantity } from './quantity';
export {
  type FieldProblem,
  type FieldProblems,
  hasMissingFields,
  type Validation,
} from './validation';
