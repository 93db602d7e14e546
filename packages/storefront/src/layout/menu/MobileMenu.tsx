import { localized, onlyDigits, whatsAppLink } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { useDiwan, useI18n } from '@diwan/widgets';
import { chevronEndIcon, chevronStartIcon, minusIcon, plusIcon, whatsappIcon } from '@diwan/widgets/icons';
import { useFocusFallback } from '@diwan/widgets/internal';
import { text } from '@diwan/widgets/styles';
import { Button, ContentText, Dialog, Icon } from '@diwan/widgets/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useShop } from '../../data/shop-context';
import { ReloadingLink } from '../../navigation/ReloadingLink';
import type { HeaderDialogProps } from '../header-dialog/HeaderDialog';
import { LanguageSwitch } from '../language-switch/LanguageSwitch';
import { Socials } from '../socials/Socials';
import * as styles from './MobileMenu.css';
import { currentState, menuEntries } from './menu-entries';

/** The menu of narrow screens: a drawer with the entries, and a second pane with the subcategories of a category. */
export default function MobileMenu({ isOpen, close, opener }: HeaderDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('layout:header.menu')}
      hideTitle
      announcement={t('layout:header.menu_opened')}
      closeLabel={t('layout:header.close_menu')}
      variant="drawer"
      opener={opener}
      tools={<LanguageSwitch className={styles.language} />}
      footer={<Contacts />}
    >
      <Panes />
    </Dialog>
  );
}

/** Their state is that of one opening: a closed dialog has no content. */
function Panes() {
  const { categories } = useShop();
  const [openedId, setOpenedId] = useState<number>();
  const opened = categories.find(({ id }) => id === openedId);
  /** Undefined until measured: expanded if all entries fit together with the categories. */
  const [isExpanded, setIsExpanded] = useState<boolean>();
  const leftId = useRef<number>(undefined);
  // On entering a pane, focus its back button; on leaving it, the category it belongs to.
  const panes = useFocusFallback<HTMLDivElement>((region) =>
    region.querySelector(opened ? 'button' : `[data-category="${leftId.current}"]`),
  );
  const open = (categoryId: number) => {
    leftId.current = categoryId;
    setOpenedId(categoryId);
  };
  return (
    <div ref={panes}>
      {opened ? (
        <SubcategoryPane category={opened} onBack={() => setOpenedId(undefined)} />
      ) : (
        <MainPane onOpen={open} isExpanded={isExpanded} onExpand={setIsExpanded} />
      )}
    </div>
  );
}

interface MainPaneProps {
  onOpen: (categoryId: number) => void;
  isExpanded: boolean | undefined;
  onExpand: (isExpanded: boolean) => void;
}

function MainPane({ onOpen, isExpanded: wanted, onExpand }: MainPaneProps) {
  const isExpanded = wanted ?? true;
  const entries = useRef<HTMLUListElement>(null);
  const isUndecided = wanted === undefined;
  // Measured once the drawer is open: before that, nothing has a size.
  useEffect(() => {
    const { current: list } = entries;
    const place = list?.closest('dialog > div');
    if (!isUndecided || !list || !place) return;
    const observer = new ResizeObserver(() => {
      if (place.clientHeight === 0) return;
      onExpand(list.getBoundingClientRect().bottom <= place.getBoundingClientRect().bottom);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [isUndecided, onExpand]);

  const { t, locale } = useI18n();
  const { categories } = useShop();
  const [path] = useLocation();
  return (
    <nav aria-label={t('layout:header.menu')}>
      <ul ref={entries} className={styles.menu}>
        {menuEntries.map((entry) => (
          <li key={entry.href}>
            {entry.hasCategories ? (
              <>
                <button
                  type="button"
                  className={styles.entry}
                  aria-expanded={isExpanded}
                  onClick={() => onExpand(!isExpanded)}
                >
                  <span>{t(entry.label)}</span>
                  <Icon shape={isExpanded ? minusIcon : plusIcon} />
                </button>
                {isExpanded && (
                  <ul className={styles.categories}>
                    <li>
                      <Link
                        className={styles.category}
                        href={entry.href}
                        aria-current={currentState(entry, path)}
                      >
                        {t('layout:menu.all_products')}
                      </Link>
                    </li>
                    {categories.map((category) => (
                      <li key={category.id}>
                        <button
                          type="button"
                          className={styles.category}
                          data-category={category.id}
                          onClick={() => onOpen(category.id)}
                        >
                          <span>
                            <ContentText text={localized(category, 'name', locale)} locale={locale} />
                          </span>
                          <Icon shape={chevronEndIcon} size={16} />
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </>
            ) : (
              <ReloadingLink
                className={styles.entry}
                href={entry.href}
                aria-current={currentState(entry, path)}
              >
                {t(entry.label)}
              </ReloadingLink>
            )}
          </li>
        ))}
      </ul>
      <Socials className={styles.socials} />
    </nav>
  );
}

function SubcategoryPane({ category, onBack }: { category: Category; onBack: () => void }) {
  const { t, locale } = useI18n();
  const { paths } = useDiwan();
  const name = localized(category, 'name', locale);
  return (
    <nav aria-label={name}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon shape={chevronStartIcon} size={16} />
        <span>{t('layout:menu.back_to_menu')}</span>
      </button>
      <h3 className={`${text.h3} ${styles.paneTitle}`}>
        <ContentText text={name} locale={locale} />
      </h3>
      <ul>
        <li>
          <Link className={styles.category} href={paths.category(category.id)}>
            {t('layout:menu.all_in_category', { category: name })}
          </Link>
        </li>
        {category.subcategories.map((subcategory) => (
          <li key={subcategory.id}>
            <Link className={styles.category} href={paths.category(category.id, subcategory.id)}>
              <ContentText text={localized(subcategory, 'name', locale)} locale={locale} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contacts() {
  const { t } = useI18n();
  const { contact } = useShop().settings;
  const digits = onlyDigits(contact?.whatsapp ?? '');
  if (!contact?.phone && !digits) return null;
  return (
    <div className={styles.contacts}>
      {contact?.phone && (
        <Button variant="outline" size="compact" href={`tel:+${onlyDigits(contact.phone)}`}>
          {t('layout:menu.call')}
        </Button>
      )}
      {digits && (
        <Button
          size="compact"
          iconStart={whatsappIcon}
          className={styles.chat}
          href={whatsAppLink(digits, t('layout:whatsapp.message'))}
          target="_blank"
          rel="noopener"
        >
          {t('layout:menu.whatsapp')}
        </Button>
      )}
    </div>
  );
}
