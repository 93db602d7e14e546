import { isOtpComplete } from '@diwan/sdk/commerce';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnounce, useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { Spoken } from '../../../foundation/ui/Spoken';
import { SubmitButton } from '../../../foundation/ui/SubmitButton';
import type { CheckoutStep } from '../checkout-model';
import { codeFailureText } from '../code-failure-text';
import { phoneInText, spokenPhone } from '../format-phone';
import { isAboutInput } from '../is-about-input';
import type { CheckoutState } from '../use-checkout';
import * as styles from './CodeDialog.css';
import { CodeField } from './CodeField';

/** Whole seconds until a time, counting down to 0. Times are in milliseconds since 1970. */
function useSecondsUntil(time: number, now: () => number): number {
  const [, tick] = useState(0);
  const seconds = Math.max(0, Math.ceil((time - now()) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}

/** The contract's error codes for a refused code, and the status other servers return for an expired one. */
const keys = {
  otp_wrong: 'checkout:otp.wrong',
  otp_expired: 'checkout:otp.expired',
  http_410: 'checkout:otp.expired',
  otp_too_many_tries: 'checkout:otp.too_many_tries',
} as const;

/** The text for a refused code if the server's message is missing or in another language (spec §8). */
const refusalKey = (code: string) =>
  code in keys ? keys[code as keyof typeof keys] : ('checkout:otp.error' as const);

export interface CodeDialogProps {
  checkout: CheckoutState;
  now: () => number;
}

/** Asks for the code sent to the phone. */
export function CodeDialog({ checkout, now }: CodeDialogProps) {
  const { t } = useI18n();
  const { step } = checkout;
  return (
    <Dialog
      open={step.name === 'code'}
      onClose={() => checkout.changePhone()}
      title={t('checkout:otp.title')}
      closeLabel={t('common:close')}
      announcement={
        step.name === 'code' ? t('checkout:otp.sent', { phone: spokenPhone(step.phone) }) : undefined
      }
    >
      {step.name === 'code' && <CodeForm checkout={checkout} step={step} now={now} />}
    </Dialog>
  );
}

function CodeForm({
  checkout,
  step: { phone, sent },
  now,
}: CodeDialogProps & { step: CheckoutStep & { name: 'code' } }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { codeProblem, isVerifying } = checkout;
  const isRefused = codeProblem !== null && isAboutInput(codeProblem);
  const [code, setCode] = useState('');
  const [isResent, setIsResent] = useState(false);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const wait = useSecondsUntil(sent.resendAt, now);
  const isExpired = useSecondsUntil(sent.expiresAt, now) === 0;

  const verify = async (otp: string) => {
    setIsResent(false);
    const outcome = await checkout.verifyCode(otp);
    // A refused code is useless; one that got no response can be sent again.
    if (outcome === 'refused') setCode('');
    if (outcome !== 'verified') field.current?.focus();
  };
  const type = (next: string) => {
    setCode(next);
    setIsIncomplete(false);
    if (isOtpComplete(next) && !isVerifying) void verify(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOtpComplete(code)) return void verify(code);
    field.current?.focus();
    // A refused code was cleared: there is nothing to check, and the refusal is what the visitor has to read.
    if (isRefused && code === '') return;
    setIsIncomplete(true);
    announce(t('checkout:otp.incomplete'), 'assertive');
  };
  const resend = async () => {
    // The button disappears during the waiting period.
    field.current?.focus();
    setCode('');
    setIsIncomplete(false);
    setIsResent(await checkout.resendCode());
  };

  const failed = codeProblem
    ? codeFailureText(i18n, codeProblem, t(refusalKey(codeProblem.code)))
    : undefined;
  // A refusal clears the field; the code typed next isn't wrong yet.
  const refused = isRefused && code === '' ? failed : undefined;
  const expired = isExpired ? t('checkout:otp.expired') : undefined;
  const incomplete = isIncomplete ? t('checkout:otp.incomplete') : undefined;
  useAnnouncement(failed ?? '', 'assertive');
  useAnnouncement(isResent ? t('checkout:otp.resent') : '');
  useAnnouncement(expired ? `${expired} ${t('checkout:otp.resend')}` : '');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent}>
        <Spoken text={t('checkout:otp.sent', { phone: spokenPhone(phone) })}>
          {t('checkout:otp.sent', { phone: phoneInText(phone) })}
        </Spoken>
      </p>
      <CodeField
        ref={field}
        label={t('checkout:otp.label')}
        error={incomplete ?? refused ?? (codeProblem && !isRefused ? undefined : expired)}
        notice={incomplete || isRefused ? undefined : failed}
        value={code}
        onChange={type}
      />
      <SubmitButton
        busy={isVerifying}
        busyLabel={t('checkout:otp.verifying')}
        disabled={!isOtpComplete(code)}
      >
        {t('checkout:otp.verify')}
      </SubmitButton>
      <div className={styles.ways}>
        {wait > 0 ? (
          <p className={styles.wait}>{t('checkout:otp.resend_in', { count: wait })}</p>
        ) : (
          <Button variant="link" onClick={() => void resend()}>
            {t('checkout:otp.resend')}
          </Button>
        )}
        <Button variant="link" onClick={() => checkout.changePhone()}>
          {t('checkout:otp.change_phone')}
        </Button>
      </div>
    </form>
  );
}
