import { localized } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { useDiwan, useI18n } from '@diwan/widgets';
import { chevronEndIcon } from '@diwan/widgets/icons';
import { container } from '@diwan/widgets/styles';
import { ContentText, Icon, Picture } from '@diwan/widgets/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import * as styles from './CategoryPanel.css';

/** Size of the category pictures; only the ratio matters here. */
const PICTURE = { width: 1200, height: 1500 };

/**
 * Categories, with the subcategories and picture of the hovered or focused one beside them (spec §2). In tab order the
 * subcategories follow their category.
 */
export default function CategoryPanel({ categories }: { categories: readonly Category[] }) {
  const { locale } = useI18n();
  const { paths } = useDiwan();
  const [shownId, setShownId] = useState(categories[0]?.id);
  const shown = categories.find(({ id }) => id === shownId);

  return (
    <div className={styles.panel}>
      <div className={`${container} ${styles.columns}`}>
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                className={styles.category}
                href={paths.category(category.id)}
                data-shown={category.id === shownId || undefined}
                onPointerEnter={() => setShownId(category.id)}
                onFocus={() => setShownId(category.id)}
              >
                <span>
                  <ContentText text={localized(category, 'name', locale)} locale={locale} />
                </span>
                <Icon shape={chevronEndIcon} size={16} className={styles.arrow} />
              </Link>
              {category.id === shownId && <Subcategories category={category} />}
            </li>
          ))}
        </ul>
        {shown && (
          <div className={styles.pictureFrame}>
            <Picture
              key={shown.id}
              className={styles.picture}
              src={shown.image_url ?? undefined}
              alt=""
              {...PICTURE}
              sizes="33vw"
              fit="cover"
              priority
            />
          </div>
        )}
      </div>
    </div>
  );
}

function Subcategories({ category }: { category: Category }) {
  const { t, locale } = useI18n();
  const { paths } = useDiwan();
  return (
    <ul className={styles.side}>
      <li>
        <Link className={styles.subcategory} href={paths.category(category.id)}>
          {t('layout:menu.all_in_category', { category: localized(category, 'name', locale) })}
        </Link>
      </li>
      {category.subcategories.map((subcategory) => (
        <li key={subcategory.id}>
          <Link className={styles.subcategory} href={paths.category(category.id, subcategory.id)}>
            <ContentText text={localized(subcategory, 'name', locale)} locale={locale} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
