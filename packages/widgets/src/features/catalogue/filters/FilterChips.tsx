import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Icon } from '../../../foundation/ui/Icon';
import { closeIcon } from '../../../foundation/ui/icons';
import { isPlainClick } from '../../../foundation/ui/is-plain-click';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import * as styles from './FilterChips.css';
import { type FilterChoice, isUnfiltered } from './filter-choice';
import type { Chip } from './use-chips';

export interface FilterChipsProps {
  chips: readonly Chip[];
  /** Address of a choice: chips are links there. */
  hrefOf?: ((choice: FilterChoice) => string) | undefined;
  onChoose: (choice: FilterChoice) => void;
  /** Moves the focus elsewhere, as no chip will be left. */
  focusFallback: () => void;
  /** "5 of 8 products". */
  count: ReactNode;
}

/** The chosen values, each with a button that removes it. */
export function FilterChips({ chips, hrefOf, onChoose, focusFallback, count }: FilterChipsProps) {
  const { t } = useI18n();
  const row = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  // The chip that had the focus is gone: the next one takes it, or else the one before.
  useEffect(() => {
    const { current: place } = removedAt;
    if (place === undefined) return;
    removedAt.current = undefined;
    const left = row.current?.querySelectorAll<HTMLElement>('[data-chip]');
    (left?.[place] ?? left?.[place - 1])?.focus();
  });

  const control = (choice: FilterChoice, className: string, place: number, content: ReactNode) => {
    const props = {
      className,
      ...(place >= 0 && { 'data-chip': '' }),
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (isUnfiltered(choice)) focusFallback();
        else removedAt.current = place;
        onChoose(choice);
      },
    };
    return hrefOf ? (
      <a {...props} href={hrefOf(choice)} rel="nofollow">
        {content}
      </a>
    ) : (
      <button {...props} type="button">
        {content}
      </button>
    );
  };

  return (
    <div className={styles.row}>
      <div className={styles.choices} ref={row}>
        {chips.length > 0 && (
          <ul className={styles.chips}>
            {chips.map(({ key, name, hex, rest }, place) => (
              <li key={key}>
                {control(
                  rest,
                  styles.chip,
                  place,
                  <>
                    {hex && (
                      <span className={styles.swatch} style={{ backgroundColor: hex }} aria-hidden="true" />
                    )}
                    <span aria-hidden="true">{name}</span>
                    <VisuallyHidden>{t('product:filters.remove', { name })}</VisuallyHidden>
                    <Icon shape={closeIcon} size={16} />
                  </>,
                )}
              </li>
            ))}
          </ul>
        )}
        {chips.length > 0 && control({}, styles.clear, -1, t('product:filters.clear_all'))}
      </div>
      {count}
    </div>
  );
}
