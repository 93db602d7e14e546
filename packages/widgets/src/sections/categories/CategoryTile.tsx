import { localized } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { stretchedLink } from '../../foundation/theme/patterns.css';
import { ContentText } from '../../foundation/ui/ContentText';
import { Picture } from '../../foundation/ui/Picture';
import * as styles from './CategoryTile.css';

export interface CategoryTileProps {
  category: Category;
  sizes: string;
  /** Fills its grid cell instead of keeping 4:5. */
  fillsCell?: boolean;
}

/** A category's image with its name below, never on top of it. */
export function CategoryTile({ category, sizes, fillsCell = false }: CategoryTileProps) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  return (
    <article className={styles.tile}>
      <div className={fillsCell ? styles.fillingFrame : styles.frame}>
        <Picture
          src={category.image_url ?? undefined}
          width={1200}
          height={1500}
          alt=""
          sizes={sizes}
          fit="cover"
        />
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <a className={stretchedLink} href={paths.category(category.id)}>
            <ContentText text={localized(category, 'name', locale)} locale={locale} />
          </a>
        </h3>
        {category.items_count != null && (
          <p className={styles.count}>{t('home:pieces_count', { count: category.items_count })}</p>
        )}
      </div>
    </article>
  );
}
