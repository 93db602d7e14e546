import { useI18n } from '../../../../foundation/i18n';
import { container, notPrinted } from '../../../../foundation/theme/patterns.css';
import { classNames } from '../../../../foundation/ui/class-names';
import { ProductCards } from '../../grid/ProductCards';
import * as pageStyles from '../ProductDetail.css';
import * as styles from './OtherProductLists.css';
import type { OtherProducts } from './use-other-products';

export interface OtherProductListsProps {
  others: OtherProducts;
}

/** Related and similar products without duplicates; empty lists are left out. */
export function OtherProductLists({ others: { related, similar } }: OtherProductListsProps) {
  const { t } = useI18n();
  const relatedIds = new Set(related.map(({ id }) => id));
  const lists = [
    { title: t('product:related'), products: related },
    { title: t('product:similar'), products: similar.filter(({ id }) => !relatedIds.has(id)) },
  ].filter(({ products }) => products.length > 0);
  return lists.map(({ title, products }) => (
    <section key={title} className={classNames(container, pageStyles.section, notPrinted)}>
      <h2 className={styles.title}>{title}</h2>
      <ProductCards label={title} products={products} />
    </section>
  ));
}
