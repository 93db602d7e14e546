import type { Failure } from '../i18n';

/** Refusals of anybody, whatever was typed. */
const otherCodes = ['rate_limited', 'http_429', 'phone_not_verified', 'phone_proof_used_up'];

/** Whether the shop refused what was typed; else the visitor can do nothing but try again. */
export const isAboutInput = ({ kind, code }: Failure): boolean =>
  kind === 'refused' && !otherCodes.includes(code);
