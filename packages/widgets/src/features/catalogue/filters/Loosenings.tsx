import { joinList, loosened } from '@diwan/sdk/commerce';
import type { Loosening } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { text } from '../../../foundation/theme';
import { Button } from '../../../foundation/ui/Button';
import { Icon } from '../../../foundation/ui/Icon';
import { arrowEndIcon } from '../../../foundation/ui/icons';
import { StateSlot } from '../../../foundation/ui/StateSlot';
import type { FilterChoice } from './filter-choice';
import * as styles from './Loosenings.css';
import type { Chip } from './use-chips';

const MOST_SHOWN = 3;

export interface LooseningsProps {
  loosenings: readonly Loosening[];
  chips: readonly Chip[];
  choice: FilterChoice;
  onChoose: (choice: FilterChoice) => void;
}

/** In place of an empty list: single steps that give something, the one with the most products first. */
export function Loosenings({ loosenings, chips, choice, onChoose }: LooseningsProps) {
  const { t, locale } = useI18n();
  const label = ({ parameter, value }: Loosening): string => {
    const from = parameter === 'unknown' ? undefined : choice[parameter];
    if (value != null && typeof from === 'number') {
      const numbers = { from, to: value };
      if (parameter === 'width_max') return t('product:filters.wider', numbers);
      return t(
        parameter === 'price_min' ? 'product:filters.price_lower' : 'product:filters.price_higher',
        numbers,
      );
    }
    const names = chips.filter((chip) => chip.parameter === parameter).map(({ name }) => name);
    return t('product:filters.without', { name: joinList(names, locale) });
  };
  const steps = loosenings.filter(({ parameter }) => parameter !== 'unknown').slice(0, MOST_SHOWN);
  return (
    <div className={styles.root}>
      <StateSlot name="empty">
        <h2 className={text.h3}>{t('product:filters.empty')}</h2>
        {steps.length > 0 && <p className={styles.hint}>{t('product:filters.empty_hint')}</p>}
      </StateSlot>
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.parameter} className={styles.item}>
              <button type="button" className={styles.step} onClick={() => onChoose(loosened(choice, step))}>
                <span>{label(step)}</span>
                <span className={styles.count}>{t('product:filters.pieces', { count: step.count })}</span>
                <Icon shape={arrowEndIcon} size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="link" onClick={() => onChoose({})}>
        {t('product:filters.clear_all')}
      </Button>
    </div>
  );
}
