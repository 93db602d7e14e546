import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { Icon } from '../../../foundation/ui/Icon';
import { checkIcon } from '../../../foundation/ui/icons';
import { TextField } from '../../../foundation/ui/TextField';
import * as styles from '../Checkout.css';
import type { CheckoutPhone } from '../checkout-record-store';
import { formatPhone } from '../format-phone';

/** The order's phone; a changed phone has to be verified again. */
export function VerifiedPhone({ phone, onChange }: { phone: CheckoutPhone; onChange: () => void }) {
  const { t } = useI18n();
  return (
    <TextField
      kind="phone"
      label={t('checkout:phone.number')}
      readOnly
      value={formatPhone(phone)}
      onChange={() => {}}
      hint={
        <span className={styles.mark}>
          <Icon shape={checkIcon} size={16} />
          <span>{t('checkout:phone.verified')}</span>
        </span>
      }
      hintAction={
        <Button variant="link" onClick={onChange}>
          {t('checkout:otp.change_phone')}
        </Button>
      }
    />
  );
}
