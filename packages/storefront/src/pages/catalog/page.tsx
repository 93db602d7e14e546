import { useI18n } from '@diwan/widgets';
import { useAnnouncement } from '@diwan/widgets/internal';
import { container, text } from '@diwan/widgets/styles';
import { Button, Loader } from '@diwan/widgets/ui';
import { useRef } from 'react';
import { useShop } from '../../data/shop-context';
import { BrandMark } from '../../layout/brand/BrandMark';
import { definePage } from '../../navigation/page/define-page';
import * as screenStyles from '../_shared/Screen.css';
import * as styles from './page.css';
import { useCatalogue } from './use-catalogue';

const CATALOG_FILE = '/public/assets/pdfs/catalog.pdf';

/** Replaces itself with the catalogue's PDF (spec §2); if there is none, it says so and links to the products. */
function CatalogPage() {
  const { t } = useI18n();
  const href = `${useShop().settings.files_path}${CATALOG_FILE}`;
  const { status, retry } = useCatalogue(href);
  const heading = useRef<HTMLHeadingElement>(null);

  const title = t(`screens:catalog.${status}`);
  const hint = {
    opening: '',
    making: t('screens:catalog.making_hint'),
    missing: t('screens:catalog.missing_hint'),
    offline: t('errors:failed.unreachable'),
  }[status];
  useAnnouncement(`${title} ${hint}`);
  const isWaiting = status === 'opening' || status === 'making';
  const retryFromHere = () => {
    // The clicked button disappears.
    heading.current?.focus();
    retry();
  };

  return (
    <div className={`${container} ${screenStyles.screen}`}>
      {isWaiting ? <Loader /> : <BrandMark className={screenStyles.arch} />}
      <h1 ref={heading} tabIndex={-1} className={text.h2}>
        {title}
      </h1>
      {hint && <p className={screenStyles.hint}>{hint}</p>}
      {status === 'opening' && (
        <a className={styles.fallback} href={href}>
          {t('screens:catalog.fallback')}
        </a>
      )}
      <div className={screenStyles.actions}>
        {status === 'offline' && <Button onClick={retryFromHere}>{t('common:retry')}</Button>}
        {status !== 'opening' && (
          <Button variant={status === 'missing' ? 'primary' : 'outline'} href="/products">
            {t('screens:not_found.products')}
          </Button>
        )}
      </div>
    </div>
  );
}

export default definePage({
  namespaces: ['screens'],
  nameKey: 'layout:menu.catalog',
  head: () => ({ isPrivate: true }),
  component: CatalogPage,
});
