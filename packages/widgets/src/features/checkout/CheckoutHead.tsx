import { formatNumber } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import * as styles from './Checkout.css';
import type { CheckoutStep } from './checkout-model';

const steps = ['phone', 'details', 'done'] as const;

const currentStep: Record<CheckoutStep['name'], (typeof steps)[number]> = {
  phone: 'phone',
  code: 'phone',
  details: 'details',
  placed: 'done',
};

/** The title and the progress through the steps. */
export function CheckoutHead({ step, headingLevel }: { step: CheckoutStep; headingLevel: 1 | 2 }) {
  const { t, locale } = useI18n();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{t('checkout:title')}</Heading>
      <ol className={styles.steps} aria-label={t('checkout:steps.label')}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            aria-current={name === currentStep[step.name] ? 'step' : undefined}
          >
            {`${formatNumber(index + 1, locale)} ${t(`checkout:steps.${name}`)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
