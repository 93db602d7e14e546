import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { SliderSection } from '../SliderSection';
import type { SectionProps } from '../section-props';
import { CategoryTile } from './CategoryTile';

/** Autoplay interval in milliseconds (spec §9). */
const AUTOPLAY = 2000;

/** All categories of the shop in a slider. */
export function CategoriesSliderSection({ section }: SectionProps<'categories_slider'>) {
  const { categories } = useDiwan();
  const { t, locale } = useI18n();
  const title = t('home:categories_title');
  return (
    <SliderSection
      section={section}
      fallbackTitle={title}
      label={title}
      emptyTitle={t('common:no_items')}
      layout="threeUp"
      autoplay={AUTOPLAY}
      slides={categories.map((category) => ({
        id: category.id,
        name: localized(category, 'name', locale),
        content: (
          <CategoryTile category={category} sizes="(min-width:62em) 30vw, (min-width:48em) 46vw, 78vw" />
        ),
      }))}
    />
  );
}
