import { formatNumber, MAX_QUANTITY } from '@diwan/sdk/commerce';
import { type ReactNode, useId, useState } from 'react';
import { useI18n } from '../i18n';
import { useAnnounce } from '../ui/announcer';
import { InlineError } from '../ui/inline-error';
import type { QuantityStepperProps } from '../ui/quantity-stepper';

type StepperProps = Required<Pick<QuantityStepperProps, 'formatNumber' | 'max' | 'onChange' | 'onRefuse'>> &
  Pick<QuantityStepperProps, 'isInvalid' | 'describedBy'>;

export interface QuantityField {
  readonly stepper: StepperProps;
  /** The accepted range, set while the typed value is invalid: it stays in the field, and the quantity doesn't change. */
  readonly refusal: ReactNode;
}

/** A valid quantity, announced when it changes. `name` is the product's. */
export function useQuantityField(name: string, onChange: (quantity: number) => void): QuantityField {
  const { t, locale } = useI18n();
  const announce = useAnnounce();
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  return {
    stepper: {
      max: MAX_QUANTITY,
      formatNumber: (number) => formatNumber(number, locale),
      onChange(quantity) {
        onChange(quantity);
        announce(t('product:quantity_updated', { name, count: quantity }));
      },
      onRefuse: setIsRefused,
      ...(isRefused && { isInvalid: true, describedBy: id }),
    },
    refusal: isRefused ? (
      <InlineError id={id} announce>
        {t('product:quantity_limits', { min: 1, max: MAX_QUANTITY })}
      </InlineError>
    ) : undefined,
  };
}
