import { useI18n } from '../../i18n';
import { RadioGroup } from '../../ui/radio-group';

export type PaymentMethod = 'cash' | 'card';

export interface PaymentChoiceProps {
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  acceptsCard: boolean;
}

/** Cash on delivery; cards where the shop accepts them (spec §9). */
export function PaymentChoice({ method, onChange, acceptsCard }: PaymentChoiceProps) {
  const { t } = useI18n();
  return (
    <RadioGroup<PaymentMethod>
      legend={t('checkout:payment.title')}
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
