import { formatNumber, MAX_QUANTITY } from '@diwan/sdk/commerce';
import { useId, useState } from 'react';
import { useI18n } from '../../foundation/i18n';
import { InlineError } from '../../foundation/ui/InlineError';

/**
 * Props of a stepper for a quantity that can be ordered. Any other typed value stays in the field and is refused.
 * @param onRefuse called with `true` when a value is refused, `false` once it is valid again
 */
export function useQuantityField(onRefuse?: (isRefused: boolean) => void) {
  const { t, locale } = useI18n();
  const [isRefused, setIsRefused] = useState(false);
  const id = useId();
  return {
    stepper: {
      max: MAX_QUANTITY,
      formatNumber: (number: number) => formatNumber(number, locale),
      onRefuse(refused: boolean) {
        setIsRefused(refused);
        onRefuse?.(refused);
      },
      isInvalid: isRefused,
      ...(isRefused && { describedBy: id }),
    },
    /** The accepted range, while the typed value is invalid. */
    refusal: isRefused && (
      <InlineError id={id} announce>
        {t('product:quantity_limits', { min: 1, max: MAX_QUANTITY })}
      </InlineError>
    ),
  };
}
