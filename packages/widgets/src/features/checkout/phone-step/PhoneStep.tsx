import { isMobilePhone, isPhoneComplete, normalisePhone } from '@diwan/sdk/commerce';
import type { Country } from '@diwan/sdk/contract';
import { type FormEvent, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnounce, useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import { InlineError } from '../../../foundation/ui/InlineError';
import { Select } from '../../../foundation/ui/Select';
import { SubmitButton } from '../../../foundation/ui/SubmitButton';
import { TextField } from '../../../foundation/ui/TextField';
import * as blockStyles from '../Checkout.css';
import { codeFailureText } from '../code-failure-text';
import { countryName } from '../country-name';
import { isAboutInput } from '../is-about-input';
import type { CheckoutState } from '../use-checkout';
import { useStepFocus } from '../use-step-focus';
import { countryOfNumber, isOfUnknownCountry } from './country-of-number';

export interface PhoneStepProps {
  checkout: CheckoutState;
  /** Called each time the visitor points at, touches or focuses the form. */
  onUse: () => void;
}

/** The phone is verified first because the shop calls about the delivery (spec §4 «Checkout»). */
export function PhoneStep({ checkout, onUse }: PhoneStepProps) {
  const i18n = useI18n();
  const { t, locale } = i18n;
  const { map, phone, phoneProblem, isRequesting } = checkout;
  const [countryId, setCountryId] = useState<number>();
  const [left] = useState(checkout.typedPhone);
  const [typed, setTyped] = useState(left?.text ?? phone?.number ?? '');
  const announce = useAnnounce();
  const [isChecked, setIsChecked] = useState(false);
  const field = useStepFocus<HTMLInputElement>(checkout, 'phone');

  // Defaults to the first country of the map (spec §7).
  const country =
    map.countries.find(({ id }) => id === countryId) ??
    map.countries.find(({ country_code }) => country_code === (left ?? phone)?.countryCode) ??
    map.countries[0];

  const save = (text: string, { country_code = '' }: Partial<Country> = {}) =>
    checkout.saveTypedPhone({ countryCode: country_code, text });

  const owner = countryOfNumber(typed, map.countries);
  const labelOf = (one: Country) => `${countryName(one, locale)} \u2066+${one.country_code}\u2069`.trim();
  const choose = (one: Country | undefined) => {
    setCountryId(one?.id);
    save(typed, one);
  };
  const numberProblem = () => {
    if (!country) return undefined;
    if (typed.trim() === '') return t('common:form.field_required', { field: t('checkout:phone.number') });
    if (owner && owner !== country) return t('checkout:phone.other_country', { country: labelOf(owner) });
    if (isOfUnknownCountry(typed, map.countries)) return t('checkout:phone.not_served');
    if (!isPhoneComplete(typed, country))
      return t('common:form.phone_length', { count: country.allowed_phone_length });
    return isMobilePhone(normalisePhone(typed, country), country.country_code)
      ? undefined
      : t('checkout:phone.not_mobile', { country: countryName(country, locale) });
  };
  const failed =
    phoneProblem &&
    (phoneProblem.kind === 'offline'
      ? t('checkout:phone.offline')
      : codeFailureText(i18n, phoneProblem, t('checkout:otp.error')));
  const isRefused = phoneProblem !== null && isAboutInput(phoneProblem);
  useAnnouncement(failed ?? '', 'assertive');
  // A complete number isn't still being typed.
  const problem = isChecked || (owner && owner !== country) ? numberProblem() : undefined;

  useAnnouncement(problem ?? '', 'assertive');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!country) return;
    if (!numberProblem()) return void checkout.requestCode(typed, country);
    setIsChecked(true);
    // Taking the focus, the field is read with its problem; while it has the focus, the problem is announced again.
    const hasFocus = field.current?.matches(':focus');
    field.current?.focus();
    if (problem && hasFocus) announce(problem, 'assertive');
  };

  return (
    <form
      className={classNames(blockStyles.block, blockStyles.phoneStep)}
      onFocus={onUse}
      onPointerEnter={onUse}
      onSubmit={submit}
      noValidate
    >
      <h2 className={blockStyles.blockTitle}>{t('checkout:phone.title')}</h2>
      <p className={blockStyles.intro}>{t('checkout:phone.text')}</p>
      {map.status === 'failed' && (
        <>
          <InlineError announce>{t('checkout:map_failed')}</InlineError>
          <div>
            <Button variant="outline" onClick={() => void checkout.loadMap()}>
              {t('common:retry')}
            </Button>
          </div>
        </>
      )}
      <Select
        label={t('checkout:phone.country')}
        autoComplete="tel-country-code"
        value={country ? String(country.id) : ''}
        placeholder={map.status === 'failed' ? '' : t('common:loading')}
        disabled={!country}
        onChange={(id) => choose(map.countries.find((one) => one.id === Number(id)))}
        options={map.countries.map((one) => ({
          value: String(one.id),
          label: labelOf(one),
        }))}
      />
      <TextField
        ref={field}
        kind="phone"
        label={t('checkout:phone.number')}
        name="phone"
        autoComplete="tel-national"
        required
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsChecked(false);
          save(text, country);
        }}
        // Repeats the dial code, which a narrow select cuts off. Reserves the line before the countries have loaded, to
        // prevent a layout shift.
        hint={
          country
            ? t('checkout:phone.length_hint', {
                count: country.allowed_phone_length,
                code: country.country_code,
              })
            : '\u00a0'
        }
        onBlur={() => setIsChecked(typed.trim() !== '')}
        error={problem ?? (isRefused && failed ? failed : undefined)}
        notice={!isRefused && failed ? failed : undefined}
      />
      {country && owner && owner !== country && (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              choose(owner);
              field.current?.focus();
            }}
          >
            {t('checkout:phone.use_country', { country: labelOf(owner) })}
          </Button>
        </div>
      )}
      <div className={blockStyles.phoneActions}>
        {/* Disabled until the length is right (spec §5). */}
        <SubmitButton
          busy={isRequesting}
          busyLabel={t('checkout:phone.requesting')}
          disabled={!country || !isPhoneComplete(typed, country)}
        >
          {t('checkout:phone.request')}
        </SubmitButton>
      </div>
    </form>
  );
}
