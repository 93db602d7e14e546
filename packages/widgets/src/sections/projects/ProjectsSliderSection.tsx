import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { ProjectCardWidget } from '../../project-card';
import { text } from '../../theme';
import { container } from '../../theme/patterns.css';
import { EmptyState } from '../../ui/empty-state';
import { Slider } from '../../ui/slider';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { useSliderLabels } from '../use-slider-labels';

/** Milliseconds a project stays (spec §9). */
const AUTOPLAY = 10_000;

/** Projects an editor chose, one after another. */
export function ProjectsSliderSection({ section }: SectionProps<'projects_slider'>) {
  const { t, locale } = useI18n();
  const labels = useSliderLabels();
  const title = localized(section, 'title', locale) || t('home:projects_title');
  const projects = section.tag?.projects ?? [];
  if (projects.length === 0) {
    return (
      <section className={container}>
        <SectionHead title={title} />
        <EmptyState title={t('common:no_items')} headingLevel={3} />
      </section>
    );
  }
  return (
    <div className={container}>
      <Slider
        label={title}
        labels={labels}
        head={title && <h2 className={text.h1}>{title}</h2>}
        layout="twoUp"
        autoplay={AUTOPLAY}
        slides={projects.map((project) => ({
          id: project.id,
          content: (
            <ProjectCardWidget
              project={project}
              sizes="(min-width:1025px) 42vw, (min-width:768px) 46vw, 82vw"
            />
          ),
        }))}
      />
    </div>
  );
}
