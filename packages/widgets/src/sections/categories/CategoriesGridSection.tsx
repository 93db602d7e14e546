import { useDiwan } from '../../foundation/provider';
import { classNames } from '../../foundation/ui/class-names';
import { SectionFrame } from '../SectionFrame';
import type { SectionProps } from '../section-props';
import * as styles from './CategoriesGridSection.css';
import { CategoryTile } from './CategoryTile';

/** Number of categories from which the first tile is enlarged. */
const LARGE_FIRST_FROM = 5;

/** All categories of the shop as tiles. */
export function CategoriesGridSection({ section }: SectionProps<'categories_grid'>) {
  const { categories } = useDiwan();
  const isFirstLarge = categories.length >= LARGE_FIRST_FROM;
  return (
    <SectionFrame section={section}>
      <ul className={styles.grid}>
        {categories.map((category, index) => (
          <li key={category.id} className={classNames(isFirstLarge && index === 0 && styles.largeCell)}>
            <CategoryTile
              category={category}
              sizes="(min-width:64em) 23vw, (min-width:48em) 31vw, 46vw"
              fillsCell={isFirstLarge && index === 0}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
