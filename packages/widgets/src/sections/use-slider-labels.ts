import { formatNumber } from '@diwan/sdk/commerce';
import { useI18n } from '../foundation/i18n';
import type { SliderLabels } from '../foundation/ui/Slider';

/** The labels of a slider. */
export function useSliderLabels(): SliderLabels {
  const { t, locale } = useI18n();
  const number = (value: number) => formatNumber(value, locale);
  return {
    roleDescription: t('common:slider.roledescription'),
    slideRoleDescription: t('common:slider.slide_roledescription'),
    position: (index, total) => t('common:slider.slide_of', { index: number(index), total: number(total) }),
    reached: (position, name) => t('common:slider.reached', { position, name }),
    previous: t('common:slider.prev'),
    next: t('common:slider.next'),
    pause: t('common:slider.pause'),
    play: t('common:slider.play'),
    goTo: (index) => t('common:slider.go_to', { index: number(index) }),
  };
}
