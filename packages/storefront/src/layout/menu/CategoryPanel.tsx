import { localized } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { chevronEndIcon, Icon, Picture, useDiwan, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useState } from 'react';
import { Link } from 'wouter';
import * as styles from './CategoryPanel.css';

/** Size the room pictures come in; only their ratio matters here. */
const PICTURE = { width: 1200, height: 1500 };

/** Categories, and beside them the subcategories and the picture of the one pointed at (spec §2). */
export default function CategoryPanel({ categories }: { categories: readonly Category[] }) {
  const { t, locale } = useI18n();
  const { paths } = useDiwan();
  const [shownId, setShownId] = useState(categories[0]?.id);
  const shown = categories.find(({ id }) => id === shownId);
  const nameOf = (named: { name_en: string; name_ar: string }) => localized(named, 'name', locale);

  return (
    <div className={styles.panel}>
      <div className={`${container} ${styles.columns}`}>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <Link
                className={styles.category}
                href={paths.category(category.id)}
                data-shown={category.id === shownId || undefined}
                onPointerEnter={() => setShownId(category.id)}
                onFocus={() => setShownId(category.id)}
              >
                {nameOf(category)}
                <Icon shape={chevronEndIcon} size={16} className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
        {shown && (
          <>
            <ul className={styles.side}>
              <li>
                <Link className={styles.subcategory} href={paths.category(shown.id)}>
                  {t('layout:menu.all_in_category', { category: nameOf(shown) })}
                </Link>
              </li>
              {shown.subcategories.map((one) => (
                <li key={one.id}>
                  <Link className={styles.subcategory} href={paths.category(shown.id, one.id)}>
                    {nameOf(one)}
                  </Link>
                </li>
              ))}
            </ul>
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
          </>
        )}
      </div>
    </div>
  );
}
