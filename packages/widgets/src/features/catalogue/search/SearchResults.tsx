import { cardImages, localized } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { otherLanguage } from '../../../foundation/ui/ContentText';
import { Picture } from '../../../foundation/ui/Picture';
import { RetryNotice } from '../../../foundation/ui/RetryNotice';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from '../../../foundation/ui/Skeleton';
import { StateSlot } from '../../../foundation/ui/StateSlot';
import { ShownPrice } from '../product/ShownPrice';
import { matchedWords } from './matched-words';
import * as styles from './Search.css';
import type { FoundProducts } from './use-search';

const SKELETON_ROWS = 10;

export interface SearchResultsProps extends FoundProducts {
  query: string;
  onClear: () => void;
}

/** Search results: rows that link to products (spec §2). */
export function SearchResults({
  query,
  isLoading,
  error,
  retry,
  products,
  hasMore,
  onClear,
}: SearchResultsProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const count = t(hasMore ? 'common:search_results_more' : 'common:search_results', {
    count: products.length,
  });
  const found = products.length > 0 ? count : t('common:no_items_found');
  // An error has its own alert.
  useAnnouncement(isLoading ? t('common:loading') : error ? '' : found);
  if (isLoading) {
    return (
      <StateSlot name="loading">
        <SearchSkeleton />
      </StateSlot>
    );
  }
  if (error) {
    return (
      <RetryNotice className={styles.failure} isWhole retryLabel={t('common:retry')} onRetry={retry}>
        {error}
      </RetryNotice>
    );
  }
  if (products.length === 0) {
    return (
      <StateSlot name="empty">
        <p className={styles.message}>{t('common:no_items_found')}</p>
        <WaysOn onClear={onClear} />
      </StateSlot>
    );
  }
  return (
    <>
      <p className={styles.status}>{count}</p>
      <ul className={styles.results} aria-label={count}>
        {products.map((product) => (
          <li key={product.id}>
            <SearchResult product={product} query={query} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Button variant="link" href={paths.search(query)}>
          {t('common:search_all')}
        </Button>
      </p>
    </>
  );
}

/** Links to continue from a search that found nothing. */
function WaysOn({ onClear }: Pick<SearchResultsProps, 'onClear'>) {
  const { t, locale } = useI18n();
  const { paths, categories } = useDiwan();
  const links = [
    { label: t('common:search_all_products'), href: paths.products },
    ...categories.map((category) => ({
      label: localized(category, 'name', locale),
      href: paths.category(category.id),
    })),
  ];
  return (
    <nav aria-label={t('common:search_ways_on')} className={styles.waysOn}>
      <ul className={styles.ways}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Button variant="outline" size="compact" href={href}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.otherWays}>
        <Button variant="link" onClick={onClear}>
          {t('common:search_clear')}
        </Button>
        <Button variant="link" href={paths.contact}>
          {t('common:search_ask')}
        </Button>
      </p>
    </nav>
  );
}

function SearchResult({ product, query }: { product: ProductSummary; query: string }) {
  const { paths } = useDiwan();
  const { locale } = useI18n();
  const [image] = cardImages(product.images);
  const name = localized(product, 'name', locale);
  const words = matchedWords(name, query);
  return (
    <a className={styles.link} href={paths.product(product)}>
      <span className={styles.thumb}>
        <Picture
          src={image?.src_url}
          alt=""
          width={image?.width ?? 1000}
          height={image?.height ?? 1000}
          sizes="48px"
          fit="contain"
        />
      </span>
      <span>
        <span className={styles.name} {...otherLanguage(name, locale)}>
          {words.map(({ text, isMatch }, index) =>
            isMatch ? (
              <span key={index} className={styles.match}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </span>
        {product.is_sku_show && (
          <span className={styles.code}>
            <bdi dir="ltr" translate="no">
              {product.code}
            </bdi>
          </span>
        )}
      </span>
      <span className={styles.price}>
        <ShownPrice product={product} />
      </span>
    </a>
  );
}

function SearchSkeleton() {
  const { t } = useI18n();
  return (
    <SkeletonGroup label={t('common:loading')} className={styles.results}>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <div key={index} className={styles.row}>
          <SkeletonBox ratio="4 / 5" />
          <span>
            <SkeletonLine width={45} />
            <SkeletonLine width={20} />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
