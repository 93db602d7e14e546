import { formatNumber } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';
import { classNames } from '../../../foundation/ui/class-names';
import { Picture } from '../../../foundation/ui/Picture';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import * as styles from './FacetOptions.css';
import { addressName, toggled } from './filter-choice';
import type { FilterControls } from './filter-controls';
import type { FacetOption, OptionGroup } from './list-facets';

/** The value of a field in the address. */
const fieldValue = (value: FacetOption['value']) =>
  typeof value === 'boolean' ? String(Number(value)) : String(value);

/** The name of an option in the visitor's language. */
export function useOptionName(): (option: Pick<FacetOption, 'name'>) => string {
  const { t } = useI18n();
  return ({ name }) => (typeof name === 'string' ? name : t(name.key));
}

/** The options of a facet, each with the number of products it gives. */
export function FacetOptions({
  groups,
  controls,
  inColumns = false,
}: {
  groups: readonly OptionGroup[];
  controls: FilterControls;
  /** Two columns where there is room. */
  inColumns?: boolean;
}) {
  const { t, locale } = useI18n();
  const nameOf = useOptionName();
  const { choice, choose, isInert, hasCounts } = controls;

  const optionOf = (option: FacetOption) => {
    const { parameter, value, count, isChosen } = option;
    const isZero = hasCounts && count === 0 && !isChosen;
    return (
      <label
        key={`${parameter} ${value}`}
        className={classNames(styles.option, isZero && styles.zero, isChosen && styles.chosen)}
      >
        <input
          type="checkbox"
          className={styles.mark}
          name={addressName(parameter)}
          value={fieldValue(value)}
          checked={isChosen}
          disabled={isZero || isInert}
          onChange={() => choose(toggled(choice, parameter, value))}
        />
        {option.hex && (
          <span className={styles.swatch} style={{ backgroundColor: option.hex }} aria-hidden="true" />
        )}
        {option.imageUrl && (
          <span className={styles.fabric}>
            <Picture src={option.imageUrl} alt="" width={64} height={64} sizes="32px" fit="cover" />
          </span>
        )}
        <span className={styles.name}>{nameOf(option)}</span>
        {hasCounts && (
          <span className={styles.count}>
            <span aria-hidden="true">{formatNumber(count, locale)}</span>
            <VisuallyHidden>{t('product:filters.pieces', { count })}</VisuallyHidden>
          </span>
        )}
      </label>
    );
  };

  return groups.map(({ key, options }) => (
    <fieldset key={key ?? ''} className={classNames(styles.group, inColumns && styles.columns)}>
      {key && <legend className={styles.legend}>{t(key)}</legend>}
      {options.map(optionOf)}
    </fieldset>
  ));
}
