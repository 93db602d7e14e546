import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { useDiwan } from '../../provider';
import { text } from '../../theme';
import { container } from '../../theme/patterns.css';
import { Slider } from '../../ui/slider';
import type { SectionProps } from '../section-props';
import { useSliderLabels } from '../use-slider-labels';
import { CategoryTile } from './CategoryTile';

/** Milliseconds a category stays (spec §9). */
const AUTOPLAY = 2000;

/** All categories of the shop, one after another. */
export function CategoriesSliderSection({ section }: SectionProps<'categories_slider'>) {
  const { categories } = useDiwan();
  const { t, locale } = useI18n();
  const labels = useSliderLabels();
  const title = localized(section, 'title', locale) || t('home:categories_title');
  return (
    <div className={container}>
      <Slider
        label={title}
        labels={labels}
        head={<h2 className={text.h1}>{title}</h2>}
        layout="threeUp"
        autoplay={AUTOPLAY}
        slides={categories.map((category) => ({
          id: category.id,
          content: (
            <CategoryTile category={category} sizes="(min-width:999px) 30vw, (min-width:767px) 46vw, 78vw" />
          ),
        }))}
      />
    </div>
  );
}
