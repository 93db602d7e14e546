import { formatNumber } from '@diwan/sdk/commerce';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import { Icon } from '../../../foundation/ui/Icon';
import { chevronDownIcon } from '../../../foundation/ui/icons';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { FacetContent } from './FacetContent';
import * as styles from './FilterPopovers.css';
import { without } from './filter-choice';
import type { FilterControls } from './filter-controls';
import { chosenCount, type Facet, parametersOf } from './list-facets';

export interface FilterPopoversProps {
  facets: readonly Facet[];
  controls: FilterControls;
  /** Parameters of the address that aren't filters, which the form sends along where there are no scripts. */
  kept: readonly (readonly [name: string, value: string])[];
  /** The first facet's button. */
  firstRef: RefObject<HTMLElement | null>;
  /** Shown above the options, such as that there is no connection. */
  notice: ReactNode;
}

/**
 * The facets of a list, each behind a button. They are `<details>` in a form, which works without scripts; only one is
 * open, and Esc, a press elsewhere or leaving with Tab closes it.
 */
export function FilterPopovers({ facets, controls, kept, firstRef, notice }: FilterPopoversProps) {
  const { t, locale } = useI18n();
  const form = useRef<HTMLFormElement>(null);

  const closeExcept = (kept?: EventTarget | null) => {
    for (const details of form.current?.querySelectorAll('details[open]') ?? [])
      if (details !== kept) details.removeAttribute('open');
  };
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const path = event.composedPath();
      if (!path.some((target) => target instanceof Element && form.current?.contains(target))) closeExcept();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  });

  const onToggle = ({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!details.open) return;
    closeExcept(details);
    // Opens from the inline end where it would reach over the page's edge.
    details.removeAttribute('data-at-end');
    const panel = details.lastElementChild?.getBoundingClientRect();
    const isOutside = panel && (panel.left < 0 || panel.right > document.documentElement.clientWidth);
    details.toggleAttribute('data-at-end', Boolean(isOutside));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const onBlur = ({ currentTarget: details, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !details.contains(relatedTarget)) details.open = false;
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('product:filters.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet, index) => {
        const count = chosenCount(controls.choice, facet);
        const name = t(`product:filters.${facet.name}`);
        return (
          <details
            key={facet.name}
            name="facet"
            className={styles.facet}
            onToggle={onToggle}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          >
            <summary
              ref={index === 0 ? firstRef : undefined}
              className={classNames(styles.button, count > 0 && styles.inUse)}
            >
              {name}
              {count > 0 && (
                <>
                  <span className={styles.disc} aria-hidden="true">
                    {formatNumber(count, locale)}
                  </span>
                  <VisuallyHidden>{`, ${t('product:filters.chosen', { count })}`}</VisuallyHidden>
                </>
              )}
              <Icon shape={chevronDownIcon} size={16} className={styles.chevron} />
            </summary>
            <div className={styles.panel}>
              <div className={styles.content}>
                {notice}
                <FacetContent facet={facet} controls={controls} />
              </div>
              {count > 0 && (
                <div className={styles.foot}>
                  <span>{t('product:filters.chosen', { count })}</span>
                  <button
                    type="button"
                    className={styles.clear}
                    onClick={(event) => {
                      // The button goes with the choice.
                      event.currentTarget.closest('details')?.querySelector('summary')?.focus();
                      controls.choose(without(controls.choice, parametersOf[facet.name]));
                    }}
                  >
                    {t('product:filters.clear')}
                  </button>
                </div>
              )}
            </div>
          </details>
        );
      })}
      <noscript>
        <Button type="submit" variant="outline">
          {t('product:filters.apply')}
        </Button>
      </noscript>
    </form>
  );
}
