import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { useDiwan } from '../../provider';
import { container } from '../../theme/patterns.css';
import type { SectionProps } from '../section-props';
import { FeaturedProjectView } from './FeaturedProjectView';

/** One design project, large. */
export function ProjectSection({ section: { project } }: SectionProps<'project'>) {
  const { paths } = useDiwan();
  const { t, locale } = useI18n();
  return (
    <section className={container}>
      <FeaturedProjectView
        name={localized(project, 'name', locale)}
        category={localized(project.category, 'name', locale)}
        text={localized(project, 'short_description', locale)}
        cover={project.cover_url ?? undefined}
        href={paths.project(project.id)}
        linkLabel={t('home:view_project')}
      />
    </section>
  );
}
