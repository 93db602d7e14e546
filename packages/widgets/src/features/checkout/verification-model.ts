import { ApiError, ChallengeRequiredError, type Client, type OtpSent } from '@diwan/sdk';
import { normalisePhone, OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@diwan/sdk/commerce';
import type { Country } from '@diwan/sdk/contract';
import { batch, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Failure, failureOf } from '../../foundation/stores';
import type { CheckoutPhone, RecordStore, SentCode, Verification } from './checkout-record-store';
import { isAboutInput } from './is-about-input';

/** A challenge, such as a CAPTCHA, that the shop requires before it sends another code. */
export interface RequiredChallenge {
  /** Page to show in a frame. */
  readonly page: string;
  /** Counts from 1. The shop didn't accept the ones before, such as one that expired. */
  readonly attempt: number;
}

/** Verifies the visitor's phone with a code. */
export interface VerificationModel {
  readonly isRequesting: ReadonlySignal<boolean>;
  readonly phoneProblem: ReadonlySignal<Failure | null>;
  readonly isVerifying: ReadonlySignal<boolean>;
  readonly codeProblem: ReadonlySignal<Failure | null>;
  /** While a code is requested. */
  readonly challenge: ReadonlySignal<RequiredChallenge | null>;
  /** Continues with the token of a passed challenge, or ends the request without one. */
  answerChallenge(token?: string): void;
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

  const challenge = signal<RequiredChallenge | null>(null);
  let answer: (token?: string) => void = () => {};

  /** Requests a code, with as many challenges as the shop requires; resolves with nothing if the visitor gives up. */
  async function request(to: CheckoutPhone, passed?: string, attempt = 1): Promise<OtpSent | undefined> {
    const phone = { countryCode: to.countryCode, phone: to.number };
    try {
      return await api.request(passed === undefined ? phone : { ...phone, challenge: passed });
    } catch (error) {
      if (!(error instanceof ChallengeRequiredError)) throw error;
      const answered = new Promise<string | undefined>((resolve) => {
        answer = resolve;
      });
      challenge.value = { page: error.page, attempt };
      const token = await answered;
      return token === undefined ? undefined : request(to, token, attempt + 1);
    }
  }

  /** Returns whether a code was sent. */
  async function send(to: CheckoutPhone): Promise<boolean> {
    const sentNow = (expiresIn = OTP_LIFETIME_SECONDS, resendIn = OTP_RESEND_SECONDS) => {
      const sent = { expiresAt: now() + expiresIn * 1000, resendAt: now() + resendIn * 1000 };
      record.update({ phone: to, typedPhone: null, sent, verification: null });
      batch(() => {
        challenge.value = null;
        codeProblem.value = null;
        onSent(to, sent);
      });
      return true;
    };
    try {
      const response = await request(to);
      return response !== undefined && sentNow(response.expires_in, response.resend_in);
    } catch (error) {
      // A code has already been sent, but this tab doesn't know about it.
      if (!(error instanceof ApiError) || error.code !== 'otp_too_soon') throw error;
      return sentNow(OTP_LIFETIME_SECONDS, error.retryAfterSeconds);
    }
  }

  /** Returns whether a code was sent. */
  async function trySending(to: CheckoutPhone, problem: typeof phoneProblem): Promise<boolean> {
    isRequesting.value = true;
    problem.value = null;
    try {
      return await send(to);
    } catch (error) {
      problem.value = failureOf(error);
      return false;
    } finally {
      batch(() => {
        challenge.value = null;
        isRequesting.value = false;
      });
    }
  }

  return {
    isRequesting,
    phoneProblem,
    isVerifying,
    codeProblem,
    challenge,
    answerChallenge: (token) => answer(token),

    async requestCode(typed, country) {
      if (isRequesting.peek()) return;
      // Clears a receipt that another tab has left while this one showed the form.
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
