import {
  type BasketLine,
  hasMissingFields,
  type ValidOrderForm,
  validateOrderForm,
} from '@diwan/sdk/commerce';
import { type ReactNode, useState } from 'react';
import { FormTextField } from '../../../foundation/forms/FormTextField';
import { useForm } from '../../../foundation/forms/use-form';
import { failureText, renderTags, useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { Checkbox } from '../../../foundation/ui/Checkbox';
import { InlineError } from '../../../foundation/ui/InlineError';
import { SubmitButton } from '../../../foundation/ui/SubmitButton';
import * as styles from '../Checkout.css';
import { CheckoutFold, CheckoutSummary } from '../CheckoutSummary';
import type { CheckoutPhone, OrderDraft } from '../checkout-record-store';
import { mayMockCards } from '../mock-card';
import * as placedStyles from '../order-placed/OrderPlacedDialog.css';
import { ConfirmNewTotal } from '../price-changed/ConfirmNewTotal';
import type { CheckoutState } from '../use-checkout';
import { useStepFocus } from '../use-step-focus';
import { AddressFields } from './AddressFields';
import { CardDialog } from './CardDialog';
import { PaymentChoice, type PaymentMethod } from './PaymentChoice';
import { useCardPayment } from './use-card-payment';
import { useTotalAnnouncement } from './use-total-announcement';
import { VerifiedPhone } from './VerifiedPhone';

export interface DetailsStepProps {
  checkout: CheckoutState;
  phone: CheckoutPhone;
  /** Name the shop has for this phone; empty for a new visitor. */
  personName: string;
  acceptsCard: boolean;
  goneLines: readonly BasketLine[];
  promoField?: ReactNode;
  termsHref: string;
}

/** Name and email, delivery address and payment method, with the total. */
export function DetailsStep(props: DetailsStepProps) {
  const { checkout, phone, personName, acceptsCard, goneLines, promoField } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const { has_terms: hasTerms } = useDiwan().settings;
  const [payment, setPayment] = useState<PaymentMethod>('cash');
  const card = useCardPayment();
  const greeting = useStepFocus<HTMLHeadingElement>(checkout, 'details');

  const form = useForm<OrderDraft, ValidOrderForm>({
    initialValues: checkout.draft(),
    // Without terms there is nothing to agree to.
    validate: (draft) => validateOrderForm(hasTerms ? draft : { ...draft, hasAgreedToTerms: true }),
    onChange: checkout.saveDraft,
    async send(valid, draft) {
      if (payment === 'card') await card.pay();
      await checkout.placeOrder(valid, draft);
    },
  });

  const country = checkout.map.countries.find(({ country_code }) => country_code === phone.countryCode);
  const isSending = form.status === 'sending';
  const { totals, priceChange, orderProblem } = checkout;
  // A change in the shop is announced with its reason.
  useTotalAnnouncement(totals, priceChange !== null);
  const [wasSent] = useState(checkout.wasSent);
  const sentText =
    wasSent && !isSending && !priceChange && !orderProblem ? t('checkout:order_failed.sent') : '';
  useAnnouncement(sentText);

  const text = (name: 'name' | 'email') => ({
    field: form.field(name),
    label: t(`common:form.${name}`),
    autoComplete: name,
  });
  const { hasAgreedToTerms: disagreed, ...otherProblems } = form.problems;

  return (
    <>
      {sentText && (
        <div className={placedStyles.notice}>
          <p className={placedStyles.noticeText}>{sentText}</p>
        </div>
      )}
      <CheckoutFold checkout={checkout} />
      <form ref={form.ref} className={styles.columns} onSubmit={form.submit} noValidate>
        <div>
          {form.refusals > 0 && hasMissingFields(otherProblems) && (
            <div className={styles.message}>
              <InlineError key={form.refusals} announce>
                {t('checkout:fill_fields')}
              </InlineError>
            </div>
          )}
          <div className={styles.block}>
            <h2 ref={greeting} tabIndex={-1} className={styles.blockTitle}>
              {personName ? t('checkout:greeting', { name: personName }) : t('checkout:greeting_new')}
            </h2>
            <VerifiedPhone phone={phone} onChange={checkout.changePhone} />
            <div className={styles.fields}>
              <FormTextField {...text('name')} required />
              <FormTextField {...text('email')} kind="email" optionalLabel={t('common:optional')} />
            </div>
          </div>
          <div className={styles.block}>
            <h2 className={styles.blockTitle}>{t('checkout:address_title')}</h2>
            <AddressFields form={form} country={country} isDeliveryFree={checkout.isDeliveryFree} />
          </div>
          <div className={styles.block}>
            <PaymentChoice
              method={payment}
              onChange={setPayment}
              acceptsCard={acceptsCard && mayMockCards(window.location.hostname)}
            />
          </div>
        </div>
        <CheckoutSummary checkout={checkout} headingLevel={2} goneLines={goneLines} promoField={promoField}>
          {priceChange ? (
            <ConfirmNewTotal before={priceChange.before} totals={totals} isSending={isSending} />
          ) : (
            <div className={styles.actions}>
              {hasTerms && (
                <Terms
                  href={props.termsHref}
                  hasAgreed={form.values.hasAgreedToTerms}
                  onChange={(hasAgreed) => form.change('hasAgreedToTerms', hasAgreed)}
                  error={disagreed && t('checkout:agree_terms_error')}
                />
              )}
              {orderProblem && !isSending && (
                <InlineError announce>
                  {orderProblem.kind === 'refused'
                    ? failureText(i18n, orderProblem, t('checkout:order_failed.refused'))
                    : t(`checkout:order_failed.${orderProblem.kind}`)}
                </InlineError>
              )}
              <SubmitButton busy={isSending} busyLabel={t('checkout:placing_order')}>
                {t('checkout:place_order')}
              </SubmitButton>
            </div>
          )}
        </CheckoutSummary>
      </form>
      <CardDialog status={card.status} amount={totals.total} onPay={card.confirm} onClose={card.cancel} />
    </>
  );
}

function Terms({
  href,
  hasAgreed,
  onChange,
  error,
}: {
  href: string;
  hasAgreed: boolean;
  onChange: (hasAgreed: boolean) => void;
  error: string | undefined;
}) {
  const { t } = useI18n();
  return (
    <Checkbox checked={hasAgreed} onChange={onChange} error={error} name="terms">
      {renderTags(t('checkout:terms.agree'), {
        1: (words) => (
          <a className={styles.termsLink} href={href} target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
    </Checkbox>
  );
}
