import { useI18n } from '../../i18n';
import { ProjectCardWidget } from '../../project-card';
import { SliderSection } from '../SliderSection';
import type { SectionProps } from '../section-props';

/** Milliseconds a project stays (spec §9). */
const AUTOPLAY = 10_000;

/** Projects an editor chose, one after another. */
export function ProjectsSliderSection({ section }: SectionProps<'projects_slider'>) {
  const { t } = useI18n();
  const title = t('home:projects_title');
  const projects = section.tag?.projects ?? [];
  return (
    <SliderSection
      section={section}
      fallbackTitle={title}
      label={title}
      emptyTitle={t('common:no_items')}
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
  );
}
