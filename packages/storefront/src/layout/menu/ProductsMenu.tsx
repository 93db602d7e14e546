import { useI18n } from '@diwan/widgets';
import { chevronDownIcon } from '@diwan/widgets/icons';
import { lazyWithPreload, Optional } from '@diwan/widgets/internal';
import { Icon } from '@diwan/widgets/ui';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useShop } from '../../data/shop-context';
import * as styles from './MainMenu.css';
import { MenuLink } from './MenuLink';
import type { MenuEntry } from './menu-entries';
import { useHoverIntent } from './use-hover-intent';

const CategoryPanel = lazyWithPreload(() => import('./CategoryPanel'));
const preload = () => void CategoryPanel.preload().catch(() => {});

/**
 * A link to all products and, beside it, a button that toggles the category panel: disclosure navigation, so that the
 * link stays a link. The panel also opens when a mouse rests on it.
 */
export function ProductsMenu({ entry }: { entry: MenuEntry }) {
  const { t } = useI18n();
  const { categories } = useShop();
  const { isOpen, setOpen, hover } = useHoverIntent();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const name = t(entry.label);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <li
      className={styles.item}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onPointerOver={preload}
      {...hover}
    >
      <MenuLink entry={entry} />
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={t(isOpen ? 'layout:menu.collapse' : 'layout:menu.expand', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={chevronDownIcon} size={14} className={styles.chevron} />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <Optional>
            <CategoryPanel categories={categories} />
          </Optional>
        )}
      </div>
    </li>
  );
}
