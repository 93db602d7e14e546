import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../foundation/i18n';
import { container } from '../foundation/theme/patterns.css';
import { EmptyState } from '../foundation/ui/EmptyState';
import { Slider, type SliderProps } from '../foundation/ui/Slider';
import { SectionFrame } from './SectionFrame';
import { SectionHead, type SectionHeadProps, useHasHead } from './SectionHead';
import { useSliderLabels } from './use-slider-labels';

export interface SliderSectionProps
  extends SectionHeadProps,
    Pick<SliderProps, 'slides' | 'layout' | 'autoplay'> {
  /** Accessible name of the slider if it has no title. */
  label: string;
  /** Shown if there are no slides. */
  emptyTitle: string;
}

/** A slider of cards below the section's title, description and link. */
export function SliderSection({
  section,
  fallbackTitle = '',
  label,
  emptyTitle,
  ...slider
}: SliderSectionProps) {
  const { locale } = useI18n();
  const labels = useSliderLabels();
  const head = { section, fallbackTitle };
  const hasHead = useHasHead(head);
  if (slider.slides.length === 0) {
    return (
      <SectionFrame {...head}>
        <EmptyState title={emptyTitle} headingLevel={3} />
      </SectionFrame>
    );
  }
  return (
    <div className={container}>
      <Slider
        {...slider}
        label={localized(section, 'title', locale) || fallbackTitle || label}
        labels={labels}
        head={hasHead && <SectionHead {...head} />}
      />
    </div>
  );
}
