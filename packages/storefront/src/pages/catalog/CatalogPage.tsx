import { Loader, useI18n } from '@diwan/widgets';
import { useEffect } from 'react';
import { container } from '../../layout/container.css';
import { useShop } from '../../shop/shop-context';
import { screen } from '../not-found/NotFoundScreen.css';
import { fallback } from './CatalogPage.css';

const CATALOG_FILE = '/public/assets/pdfs/catalog.pdf';

/** Replaces itself with the catalogue's PDF (spec §2); the link is there in case it doesn't. */
export function CatalogPage() {
  const { t } = useI18n();
  const href = `${useShop().settings.files_path}${CATALOG_FILE}`;

  useEffect(() => window.location.replace(href), [href]);

  return (
    <div className={`${container} ${screen}`}>
      <Loader label={t('layout:catalog.opening')} />
      <h1>{t('layout:catalog.opening')}</h1>
      <a className={fallback} href={href}>
        {t('layout:catalog.fallback')}
      </a>
    </div>
  );
}
