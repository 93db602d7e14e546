import './landscape.css';
import { LANGUAGE_PARAM, localized } from '@diwan/sdk/commerce';
import { COMPARED_PARAM, comparedCodes, comparePath, MAX_COMPARED } from '@diwan/sdk/commerce/comparison';
import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { Compare, comparisonTitle, offeredPieces } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { Breadcrumbs } from '@diwan/widgets/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useShop } from '../../data/shop-context';
import { definePage, type LoadContext, type Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import * as styles from './page.css';

interface CompareData {
  /** The pieces of the address that the shop sells. */
  products: Product[];
  /** Codes of the others. */
  missing: string[];
  /** Server only: in the browser they load after the page. */
  offered?: ProductSummary[] | undefined;
}

/** Loads the pieces of the address by their codes; those that aren't sold are left out. */
async function loadCompare({ client, search, isServer, signal }: LoadContext): Promise<Loaded<CompareData>> {
  const { codes } = comparedCodes(search.get(COMPARED_PARAM));
  const found = await Promise.all(
    codes.map((code) =>
      client.items.get(code, { signal }).catch((error: unknown) => {
        if (loadFailure(error) === 'missing') return null;
        throw error;
      }),
    ),
  );
  const products = found.filter((product) => product !== null);
  const [first] = products;
  const offered =
    isServer && first && products.length < MAX_COMPARED
      ? await offeredPieces(client.items, first, { signal }).catch(() => undefined)
      : undefined;
  return {
    status: 200,
    data: { products, missing: codes.filter((_, place) => found[place] === null), offered },
  };
}

/** Two to four pieces side by side. The address has their codes, so Back undoes what was added and removed. */
function ComparePage({ data }: { data: CompareData }) {
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

export default definePage<CompareData>({
  namespaces: ['compare', 'product'],
  nameKey: 'compare:title',
  load: loadCompare,
  // Any pieces can be compared: search engines list each by itself.
  head: ({ products }, { t }) => ({
    name: comparisonTitle(products, t),
    path: comparePath([]),
    isPrivate: true,
  }),
  component: ComparePage,
});
