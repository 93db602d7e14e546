import type { Failure } from '../../foundation/i18n';

/** Refusals unrelated to the input. */
const otherCodes = ['rate_limited', 'http_429', 'phone_not_verified', 'phone_proof_used_up', 'maintenance'];

/** Whether the shop refused the input; otherwise all the visitor can do is try again. */
export const isAboutInput = ({ kind, code }: Failure): boolean =>
  kind === 'refused' && !otherCodes.includes(code);
