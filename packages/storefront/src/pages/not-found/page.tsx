import { useDiwan, useI18n } from '@diwan/widgets';
import { Search } from '@diwan/widgets/internal';
import { container, text as textStyles } from '@diwan/widgets/styles';
import { Button } from '@diwan/widgets/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { BrandMark } from '../../layout/brand/BrandMark';
import { definePage } from '../../navigation/page/define-page';
import * as styles from '../_shared/Screen.css';

/** Shown at an address without a page (spec §2). */
function NotFoundScreen() {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  return (
    <div className={`${container} ${styles.screen}`}>
      <BrandMark className={styles.arch} />
      <h1 className={textStyles.h1}>{t('screens:not_found.title')}</h1>
      <p className={textStyles.lead}>{t('screens:not_found.text')}</p>
      <p className={styles.hint}>{t('screens:not_found.hint')}</p>
      <Search
        isQuiet
        text={text}
        onText={setText}
        onSearch={(query) => navigate(paths.search(query))}
        className={styles.search}
      />
      <div className={styles.actions}>
        <Button href="/">{t('screens:not_found.home')}</Button>
        <Button variant="outline" href="/products">
          {t('screens:not_found.products')}
        </Button>
      </div>
    </div>
  );
}

export default definePage({
  layout: 'minimal',
  namespaces: ['screens'],
  head: (_data, { t }) => ({ name: t('screens:not_found.title'), isPrivate: true }),
  component: NotFoundScreen,
});
