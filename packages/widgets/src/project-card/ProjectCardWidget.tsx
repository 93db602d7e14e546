import { localized } from '@diwan/sdk/commerce';
import type { ProjectSummary } from '@diwan/sdk/contract';
import { useDiwan } from '../provider';
import { ProjectCardView } from './ProjectCardView';

export interface ProjectCardWidgetProps {
  project: ProjectSummary;
  headingLevel?: 2 | 3 | 4;
  priority?: boolean;
  sizes?: string;
}

/** A design project's card. */
export function ProjectCardWidget({ project, ...layout }: ProjectCardWidgetProps) {
  const { paths, locale } = useDiwan();
  return (
    <ProjectCardView
      {...layout}
      name={localized(project, 'name', locale)}
      href={paths.project(project.id)}
      cover={project.cover_url ?? undefined}
      category={localized(project.category, 'name', locale)}
    />
  );
}
