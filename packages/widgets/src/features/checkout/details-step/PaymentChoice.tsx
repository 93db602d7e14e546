import { useI18n } from '../../../foundation/i18n';
import { RadioGroup } from '../../../foundation/ui/RadioGroup';
import * as styles from '../Checkout.css';

export type PaymentMethod = 'cash' | 'card';

export interface PaymentChoiceProps {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  acceptsCard: boolean;
}

/** Cash on delivery, or by card if the shop accepts cards (spec §9). */
export function PaymentChoice({ method, onChange, acceptsCard }: PaymentChoiceProps) {
  const { t } = useI18n();
  return (
    <RadioGroup<PaymentMethod>
      legend={<span className={styles.blockTitle}>{t('checkout:payment.title')}</span>}
      value={method}
      onChange={onChange}
      options={[
        { value: 'cash', label: t('checkout:payment.cash'), hint: t('checkout:payment.cash_hint') },
        {
          value: 'card',
          label: t('checkout:payment.card'),
          disabled: !acceptsCard,
          ...(!acceptsCard && { hint: t('checkout:payment.card_disabled') }),
        },
      ]}
    />
  );
}
