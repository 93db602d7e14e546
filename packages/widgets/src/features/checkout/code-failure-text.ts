import { type Failure, failureText, type Translator } from '../../foundation/i18n';

/** Why a code could not be sent or verified: the sentence of spec §8, then the reason; a refusal explains itself. */
export function codeFailureText(translator: Translator, failure: Failure, refusal: string): string {
  const reason = failureText(translator, failure, refusal);
  const isOwnFault = failure.kind === 'server' || failure.kind === 'unreachable';
  return isOwnFault ? `${translator.t('checkout:otp.error')} ${reason}` : reason;
}
