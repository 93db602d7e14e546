import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { useDiwan } from '../../provider';
import { ScrollRow } from '../ScrollRow';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { container } from '../sections.css';
import { CategoryTile } from './CategoryTile';

/** All categories of the shop, one after another. */
export function CategoriesSliderSection({ section }: SectionProps<'categories_slider'>) {
  const { locale, categories } = useDiwan();
  const { t } = useI18n();
  const title = localized(section, 'title', locale) || t('home:categories_title');
  return (
    <section className={container}>
      <SectionHead title={title} />
      <ScrollRow
        label={title}
        cells={categories.map((category) => ({
          key: category.id,
          content: (
            <CategoryTile category={category} sizes="(min-width:1025px) 30vw, (min-width:768px) 44vw, 82vw" />
          ),
        }))}
      />
    </section>
  );
}
