import './landscape.css';
import { LANGUAGE_PARAM, localized } from '@diwan/sdk/commerce';
import { COMPARED_PARAM, comparePath } from '@diwan/sdk/commerce/comparison';
import { useI18n } from '@diwan/widgets';
import { Compare } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { Breadcrumbs } from '@diwan/widgets/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useShop } from '../../data/shop-context';
import * as styles from './ComparePage.css';
import type { CompareData } from './load-compare';

/** Two to four pieces side by side. The address has their codes, so Back undoes what was added and removed. */
export function ComparePage({ data }: { data: CompareData }) {
  const { t, locale } = useI18n();
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const setTitle = useDocumentTitle();
  const language = params.get(LANGUAGE_PARAM);
  const hrefOf = (codes: readonly string[]) => {
    const path = comparePath(codes);
    return language ? `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${language}` : path;
  };
  return (
    <div className={styles.page} data-comparison="">
      <div className={`${container} ${styles.breadcrumbs}`}>
        <Breadcrumbs
          label={t('common:breadcrumb')}
          locale={locale}
          crumbs={[
            { label: t('common:home'), href: '/' },
            { label: t('product:products_title'), href: '/products' },
            { label: t('compare:title') },
          ]}
        />
      </div>
      <Compare
        items={[params.get(COMPARED_PARAM) ?? '']}
        onItemsChange={(codes) => navigate(hrefOf(codes))}
        hrefOf={hrefOf}
        onTitle={setTitle}
        headingLevel={1}
        {...data}
      />
    </div>
  );
}

/** Sets the document's title, which names what is compared now, not what was when the page was opened. */
function useDocumentTitle(): (title: string) => void {
  const { locale } = useI18n();
  const brand = localized(useShop().settings.brand, 'name', locale);
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (title === undefined) return;
    // After the page's arrival, which sets the title that it was opened with.
    const timer = setTimeout(() => {
      document.title = [title, brand].filter((part) => part !== '').join(' | ');
    });
    return () => clearTimeout(timer);
  }, [title, brand]);
  return useCallback((next: string) => setTitle(next), []);
}
