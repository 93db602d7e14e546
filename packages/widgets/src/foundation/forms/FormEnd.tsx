import { useI18n } from '../i18n';
import { SubmitButton } from '../ui/SubmitButton';
import { FullWidth } from './Form';
import * as styles from './Form.css';

/** The last row of a form: the submit button and the privacy note. */
export function FormEnd({
  isSending,
  submitLabel,
  fullWidth = false,
}: {
  isSending: boolean;
  submitLabel: string;
  /** Makes the button full-width, for narrow panels. */
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
