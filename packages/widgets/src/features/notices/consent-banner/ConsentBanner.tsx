import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import * as styles from './ConsentBanner.css';

export interface ConsentBannerProps {
  /** Called with the visitor's choice. */
  onChoose: (choice: 'granted' | 'declined') => void;
}

/**
 * Asks for consent to analytics; declining is as easy as accepting. The page must be a flex column; place the banner
 * early in the document and it shows at the end of the viewport.
 */
export function ConsentBanner({ onChoose }: ConsentBannerProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <section data-bottom-banner="" className={styles.banner} aria-label={t('common:consent.title')}>
      <div className={styles.words}>
        <p>{t('common:consent.text')}</p>
        <Button variant="link" href={paths.terms}>
          {t('common:consent.learn_more')}
        </Button>
      </div>
      <div className={styles.choices}>
        <Button variant="outline" size="compact" onClick={() => onChoose('declined')}>
          {t('common:consent.decline')}
        </Button>
        <Button variant="outline" size="compact" onClick={() => onChoose('granted')}>
          {t('common:consent.accept')}
        </Button>
      </div>
    </section>
  );
}
