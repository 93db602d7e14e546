import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { ProjectCardWidget } from '../../project-card';
import { useDiwan } from '../../provider';
import { EmptyState } from '../../ui/empty-state';
import { ScrollRow } from '../ScrollRow';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { container } from '../sections.css';

/** Projects an editor chose, one after another. */
export function ProjectsSliderSection({ section }: SectionProps<'projects_slider'>) {
  const { locale } = useDiwan();
  const { t } = useI18n();
  const title = localized(section, 'title', locale) || t('home:projects_title');
  const projects = section.tag?.projects ?? [];
  return (
    <section className={container}>
      <SectionHead title={title} />
      {projects.length === 0 ? (
        <EmptyState title={t('common:no_items')} />
      ) : (
        <ScrollRow
          label={title}
          cells={projects.map((project) => ({
            key: project.id,
            content: <ProjectCardWidget project={project} />,
          }))}
        />
      )}
    </section>
  );
}
