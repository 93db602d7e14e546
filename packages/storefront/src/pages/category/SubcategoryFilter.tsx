import { localized } from '@diwan/sdk/commerce';
import type { Subcategory } from '@diwan/sdk/contract';
import { useI18n } from '@diwan/widgets';
import { Pill, Pills } from '../_shared/listing/Pills';

export interface SubcategoryFilterProps {
  subcategories: readonly Subcategory[];
  chosenId: number | undefined;
  /** Undefined: all of them. */
  onChoose: (id: number | undefined) => void;
}

/** "All", and one button for each subcategory (spec §2). */
export function SubcategoryFilter({ subcategories, chosenId, onChoose }: SubcategoryFilterProps) {
  const { t, locale } = useI18n();
  return (
    <Pills label={t('common:filter.by_subcategory')}>
      <Pill isChosen={chosenId === undefined} onPress={() => onChoose(undefined)}>
        {t('common:all')}
      </Pill>
      {subcategories.map((subcategory) => (
        <Pill
          key={subcategory.id}
          isChosen={subcategory.id === chosenId}
          onPress={() => onChoose(subcategory.id)}
        >
          {localized(subcategory, 'name', locale)}
        </Pill>
      ))}
    </Pills>
  );
}
