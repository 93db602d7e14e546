import { localized } from '@diwan/sdk/commerce';
import { ProjectCard } from '../../features/projects/card/ProjectCard';
import { useI18n } from '../../foundation/i18n';
import { SliderSection } from '../SliderSection';
import type { SectionProps } from '../section-props';

/** Autoplay interval in milliseconds (spec §9). */
const AUTOPLAY = 10_000;

/** A slider of projects selected by an editor. */
export function ProjectsSliderSection({ section }: SectionProps<'projects_slider'>) {
  const { t, locale } = useI18n();
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
        name: localized(project, 'name', locale),
        content: <ProjectCard project={project} sizes="(min-width:64em) 42vw, (min-width:48em) 46vw, 82vw" />,
      }))}
    />
  );
}
