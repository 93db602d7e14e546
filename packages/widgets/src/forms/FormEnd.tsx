import { useI18n } from '../i18n';
import { SubmitButton } from '../ui/submit-button';
import { FullWidth } from './Form';
import * as styles from './FormEnd.css';

/** The last row of a form: send, and what happens to the details. */
export function FormEnd({ isSending, submitLabel }: { isSending: boolean; submitLabel: string }) {
  const { t } = useI18n();
  return (
    <FullWidth>
      <div className={styles.end}>
        <SubmitButton busy={isSending} busyLabel={t('common:form.sending')}>
          {submitLabel}
        </SubmitButton>
        <p className={styles.privacy}>{t('common:form.privacy_note')}</p>
      </div>
    </FullWidth>
  );
}
