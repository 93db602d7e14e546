import { type ReactNode, type RefObject, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { FacetContent } from './FacetContent';
import * as styles from './FilterSheet.css';
import { isUnfiltered } from './filter-choice';
import type { FilterControls } from './filter-controls';
import { chosenCount, type Facet } from './list-facets';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  facets: readonly Facet[];
  controls: FilterControls;
  /** Number of products with the choice; undefined until it is known. */
  total: number | undefined;
  opener: RefObject<HTMLElement | null>;
  notice: ReactNode;
}

/** All facets on a phone's whole screen; each choice applies at once, behind it. */
export function FilterSheet({ open, onClose, facets, controls, total, opener, notice }: FilterSheetProps) {
  const { t } = useI18n();
  // The last number stays until the new one is there.
  const [last, setLast] = useState(total ?? 0);
  if (total !== undefined && total !== last) setLast(total);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('product:filters.title')}
      closeLabel={t('common:close')}
      variant="screen"
      opener={opener}
      footer={
        <div className={styles.foot}>
          <Button
            variant="outline"
            disabled={isUnfiltered(controls.choice) || controls.isInert}
            onClick={() => controls.choose({})}
          >
            {t('product:filters.clear_all')}
          </Button>
          <Button
            className={styles.show}
            onClick={({ currentTarget }) => {
              // What can't be read would go with the sheet.
              const invalid = currentTarget
                .closest('dialog')
                ?.querySelector<HTMLElement>('[aria-invalid="true"]');
              if (invalid) invalid.focus();
              else onClose();
            }}
          >
            {t('product:filters.show', { count: last })}
          </Button>
        </div>
      }
    >
      {notice}
      {facets.map((facet) => {
        const count = chosenCount(controls.choice, facet);
        return (
          <section key={facet.name} className={styles.section}>
            <h3 className={styles.title}>
              {t(`product:filters.${facet.name}`)}
              {count > 0 && <span className={styles.chosen}>{t('product:filters.chosen', { count })}</span>}
            </h3>
            <FacetContent facet={facet} controls={{ ...controls, show: onClose }} inColumns />
          </section>
        );
      })}
    </Dialog>
  );
}
