import type { ProductSort } from '@diwan/sdk/commerce';
import { useId } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Icon } from '../../../foundation/ui/Icon';
import { chevronDownIcon } from '../../../foundation/ui/icons';
import * as styles from './SortSelect.css';

const labelKeys = {
  default: 'common:sort.default',
  name_asc: 'common:sort.name_asc',
  name_desc: 'common:sort.name_desc',
  price_asc: 'common:sort.price_asc',
  price_desc: 'common:sort.price_desc',
  newest: 'common:sort.newest',
  oldest: 'common:sort.oldest',
} as const satisfies Record<ProductSort, string>;

export interface SortSelectProps<Sort extends ProductSort> {
  /** Orders to choose from. */
  options: readonly Sort[];
  /** The current order. */
  value: Sort;
  /** Called with the chosen order. */
  onChange: (sort: Sort) => void;
}

/** Sort order of a list (spec §9). */
export function SortSelect<Sort extends ProductSort>({ options, value, onChange }: SortSelectProps<Sort>) {
  const { t } = useI18n();
  const id = useId();
  return (
    <span className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {t('common:sort.label')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Sort)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(labelKeys[option as ProductSort])}
          </option>
        ))}
      </select>
      <Icon shape={chevronDownIcon} size={16} className={styles.arrow} />
    </span>
  );
}
