import { ApiError, type Client } from '@diwan/sdk';
import { normalisePhone, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@diwan/sdk/commerce';
import type { Country } from '@diwan/sdk/contract';
import { batch, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Failure, failureOf } from '../../foundation/stores';
import type { CheckoutPhone, RecordStore, SentCode, Verification } from './checkout-record-store';
import { isAboutInput } from './is-about-input';

/** Verifies the visitor's phone with a code. */
export interface VerificationModel {
  readonly isRequesting: ReadonlySignal<boolean>;
  readonly phoneProblem: ReadonlySignal<Failure | null>;
  readonly isVerifying: ReadonlySignal<boolean>;
  readonly codeProblem: ReadonlySignal<Failure | null>;
  /** Sends a code, unless one was just sent to this phone. */
  requestCode(typed: string, country: Country): Promise<void>;
  /** Returns whether a code was sent. */
  resendCode(to: CheckoutPhone): Promise<boolean>;
  verifyCode(phone: CheckoutPhone, otp: string): Promise<'verified' | 'refused' | 'failed'>;
  /** Shows why the shop rejected an order because of its phone. */
  rejectPhone(problem: Failure): void;
}

export interface VerificationOptions {
  otp: Client['otp'];
  record: RecordStore;
  /** Milliseconds since 1970. */
  now: () => number;
  onSent: (phone: CheckoutPhone, sent: SentCode) => void;
  onVerified: (phone: CheckoutPhone, verification: Verification) => void;
}

export function createVerificationModel(options: VerificationOptions): VerificationModel {
  const { otp: api, record, now, onSent, onVerified } = options;
  const isRequesting = signal(false);
  const phoneProblem = signal<Failure | null>(null);
  const isVerifying = signal(false);
  const codeProblem = signal<Failure | null>(null);

  async function send(to: CheckoutPhone): Promise<void> {
    const sentNow = (expiresIn = OTP_LIFETIME_SECONDS, resendIn = OTP_RESEND_SECONDS) => {
      const sent = { expiresAt: now() + expiresIn * 1000, resendAt: now() + resendIn * 1000 };
      record.update({ phone: to, typedPhone: null, sent, verification: null });
      batch(() => {
        codeProblem.value = null;
        onSent(to, sent);
      });
    };
    try {
      const response = await api.request({ countryCode: to.countryCode, phone: to.number });
      sentNow(response.expires_in, response.resend_in);
    } catch (error) {
      // A code has already been sent, but this tab doesn't know about it.
      if (!(error instanceof ApiError) || error.code !== 'otp_too_soon') throw error;
      sentNow(OTP_LIFETIME_SECONDS, error.retryAfterSeconds);
    }
  }

  /** Returns whether a code was sent. */
  async function trySending(to: CheckoutPhone, problem: typeof phoneProblem): Promise<boolean> {
    isRequesting.value = true;
    problem.value = null;
    try {
      await send(to);
      return true;
    } catch (error) {
      problem.value = failureOf(error);
      return false;
    } finally {
      isRequesting.value = false;
    }
  }

  return {
    isRequesting,
    phoneProblem,
    isVerifying,
    codeProblem,

    async requestCode(typed, country) {
      if (isRequesting.peek()) return;
      // Of an order placed in another tab, while this one showed the form.
      record.finish();
      const to = { countryCode: country.country_code, number: normalisePhone(typed, country) };
      const { phone: sentTo, sent } = record.read();
      const isSame = sentTo?.number === to.number && sentTo.countryCode === to.countryCode;
      if (sent && isSame && now() < sent.resendAt) onSent(to, sent);
      else await trySending(to, phoneProblem);
    },

    async resendCode(to) {
      return !isRequesting.peek() && trySending(to, codeProblem);
    },

    async verifyCode(phone, otp) {
      if (isVerifying.peek()) return 'failed';
      isVerifying.value = true;
      codeProblem.value = null;
      try {
        const lead = await api.verify({ countryCode: phone.countryCode, phone: phone.number, otp });
        const verification: Verification = {
          proof: lead.phone_proof ?? null,
          verifiedAt: now(),
          leadId: lead.id ?? null,
          name: lead.name ?? '',
          email: lead.email ?? '',
        };
        const { draft } = record.read();
        record.update({
          sent: null,
          verification,
          draft: {
            ...draft,
            name: draft.name || verification.name,
            email: draft.email || verification.email,
          },
        });
        onVerified(phone, verification);
        return 'verified';
      } catch (error) {
        const failure = failureOf(error);
        codeProblem.value = failure;
        return isAboutInput(failure) ? 'refused' : 'failed';
      } finally {
        isVerifying.value = false;
      }
    },

    rejectPhone(problem) {
      phoneProblem.value = problem;
    },
  };
}
