import type { Project, ProjectSummary } from '@diwan/sdk/contract';
import type { LoadContext, Loaded } from '../../navigation/page/define-page';
import { loadFailure } from '../../navigation/page/load-failure';
import { idFrom } from '../_shared/id-param';

export interface ProjectData {
  /** Null when the project doesn't exist. */
  project: Project | null;
  related: ProjectSummary[];
}

const missing: Loaded<ProjectData> = { status: 404, data: { project: null, related: [] } };

/** Loads a project and up to three related ones, which are left out if they fail to load (spec §2). */
export async function loadProject({ client, params, signal }: LoadContext): Promise<Loaded<ProjectData>> {
  const id = idFrom(params.id);
  if (id === undefined) return missing;
  try {
    const project = await client.projects.get(id, { signal });
    const related = await client.projects.related(project, { signal }).catch(() => []);
    return { status: 200, data: { project, related } };
  } catch (error) {
    if (loadFailure(error) === 'missing') return missing;
    throw error;
  }
}
