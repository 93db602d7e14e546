import { useI18n } from '@diwan/widgets';
import { container, text } from '@diwan/widgets/styles';
import { Button, Loader } from '@diwan/widgets/ui';
import { useEffect } from 'react';
import { BrandMark } from '../../layout/brand/BrandMark';
import * as notFoundScreenStyles from '../_shared/screen/Screen.css';
import type { RedirectData } from './load-redirect';
import * as styles from './RedirectPage.css';
import { withVisitorsQuery } from './with-visitors-query';

/** Redirects to the target of a short link (spec §2 «Redirect /ba/{slug}»). */
export function RedirectPage({ data: { name, url } }: { data: RedirectData }) {
  const { t } = useI18n();

  useEffect(() => {
    // The page is the same for all campaigns, so it doesn't know the query.
    if (url) window.location.replace(withVisitorsQuery(url, window.location.search));
  }, [url]);

  if (!url) {
    return (
      <div className={`${container} ${notFoundScreenStyles.screen}`}>
        <BrandMark className={notFoundScreenStyles.arch} />
        <h1 className={text.h1}>{t('screens:redirect.not_found')}</h1>
        <p className={notFoundScreenStyles.hint}>{t('screens:redirect.hint')}</p>
        <Button href="/">{t('common:back_home')}</Button>
      </div>
    );
  }
  return (
    <div className={`${container} ${notFoundScreenStyles.screen}`}>
      <Loader />
      <h1 className={text.h2}>{t('screens:redirect.waiting', { name })}</h1>
      <a className={styles.manual} href={url} rel="noopener">
        <bdi dir="ltr" translate="no">
          {url}
        </bdi>
      </a>
    </div>
  );
}
