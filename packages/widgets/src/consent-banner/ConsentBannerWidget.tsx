import { useI18n } from '../i18n';
import { useDiwan } from '../provider';
import { Button } from '../ui/button';
import * as styles from './ConsentBannerWidget.css';

export interface ConsentBannerWidgetProps {
  onChoose: (choice: 'granted' | 'declined') => void;
}

/**
 * Asks whether the use of the shop may be measured; declining is as easy as accepting. Stands in a page that is a flex
 * column: early in the document, at the end of the view.
 */
export function ConsentBannerWidget({ onChoose }: ConsentBannerWidgetProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <section className={styles.banner} aria-label={t('common:consent.title')}>
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
