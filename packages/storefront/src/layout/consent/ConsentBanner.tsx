import { Button, useDiwan, useI18n } from '@diwan/widgets';
import { Link } from 'wouter';
import { type ConsentStore, useConsent } from '../../session/consent-store';
import * as styles from './ConsentBanner.css';

/** Asks whether the use of the shop may be measured; declining is as easy as accepting. */
export function ConsentBanner({ consent }: { consent: ConsentStore }) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  if (useConsent(consent) !== 'open') return null;
  return (
    <section className={styles.banner} aria-label={t('common:consent.title')}>
      <p>
        {t('common:consent.text')} <Link href={paths.terms}>{t('common:consent.learn_more')}</Link>
      </p>
      <div className={styles.choices}>
        <Button variant="outline" size="compact" onClick={() => consent.choose('declined')}>
          {t('common:consent.decline')}
        </Button>
        <Button variant="outline" size="compact" onClick={() => consent.choose('granted')}>
          {t('common:consent.accept')}
        </Button>
      </div>
    </section>
  );
}
