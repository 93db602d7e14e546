import { otherLocale } from '@diwan/sdk/commerce';
import { useI18n } from '@diwan/widgets';
import { keepFocusOnSwitch, toggleLanguage } from '../../visit/language';
import * as styles from './LanguageSwitch.css';

/** Switches to the other language, named in its own script (spec §1). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { locale, t } = useI18n();
  const other = otherLocale(locale);
  return (
    <button
      type="button"
      className={className ? `${styles.languageSwitch} ${className}` : styles.languageSwitch}
      lang={other}
      aria-label={t('layout:header.switch_language_a11y')}
      onClick={({ detail }) => {
        keepFocusOnSwitch(detail === 0 ? 'key' : 'pointer');
        toggleLanguage(locale);
      }}
    >
      {t('layout:header.switch_language')}
    </button>
  );
}
