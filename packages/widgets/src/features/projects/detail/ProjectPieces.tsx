import type { ProjectItem } from '@diwan/sdk/contract';
import { useId } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { ProductCard } from '../../catalogue/card/ProductCard';
import { CardGrid } from '../../catalogue/grid/CardGrid';
import { AddToBasketButton } from '../../catalogue/product/AddToBasketButton';
import * as styles from './ProjectDetail.css';
import { useAddPieces } from './use-add-pieces';

/** Products used in the project: each with an add button, and one button for all. */
export function ProjectPieces({ pieces }: { pieces: readonly ProjectItem[] }) {
  const { t } = useI18n();
  const titleId = useId();
  const { kind, label, add } = useAddPieces(pieces);
  const title = t('projects:pieces.title');
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        <AddToBasketButton kind={kind} label={label} onClick={add} />
      </div>
      <CardGrid
        label={title}
        cells={pieces.map(({ item, quantity }) => ({
          key: item.id,
          content: (
            <>
              <ProductCard product={item} />
              {quantity > 1 && (
                <p className={styles.quantity}>{t('projects:pieces.quantity', { count: quantity })}</p>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
