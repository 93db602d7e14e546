import { useI18n } from '../i18n';
import { SubmitButton } from '../ui/submit-button';
import { FullWidth } from './Form';
import * as styles from './FormEnd.css';

/** The last row of a form: send, and what happens to the details. */
export function FormEnd({
  isSending,
  submitLabel,
  fullWidth = false,
}: {
  isSending: boolean;
  submitLabel: string;
  /** The button takes the whole row, as in a narrow panel. */
  fullWidth?: boolean;
}) {
  const { t } = useI18n();
  return (
    <FullWidth>
      <div className={styles.end}>
        <SubmitButton fullWidth={fullWidth} busy={isSending} busyLabel={t('common:form.sending')}>
          {submitLabel}
        </SubmitButton>
        <p className={styles.privacy}>{t('common:form.privacy_note')}</p>
      </div>
    </FullWidth>
  );
}
