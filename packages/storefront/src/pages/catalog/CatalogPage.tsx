import { Loader, useI18n } from '@diwan/widgets';
import { useEffect } from 'react';
import * as containerStyles from '../../layout/container.css';
import { useShop } from '../../shop/shop-context';
import * as notFoundScreenStyles from '../not-found/NotFoundScreen.css';
import * as styles from './CatalogPage.css';

const CATALOG_FILE = '/public/assets/pdfs/catalog.pdf';

/** Replaces itself with the catalogue's PDF (spec §2); the link is there in case it doesn't. */
export function CatalogPage() {
  const { t } = useI18n();
  const href = `${useShop().settings.files_path}${CATALOG_FILE}`;

  useEffect(() => window.location.replace(href), [href]);

  return (
    <div className={`${containerStyles.container} ${notFoundScreenStyles.screen}`}>
      <Loader label={t('layout:catalog.opening')} />
      <h1>{t('layout:catalog.opening')}</h1>
      <a className={styles.fallback} href={href}>
        {t('layout:catalog.fallback')}
      </a>
    </div>
  );
}
