import { localized } from '@diwan/sdk/commerce';
import type { Project } from '@diwan/sdk/contract';
import { useI18n } from '../i18n';
import { RequestFormWidget } from '../request-form';
import { Dialog } from '../ui/dialog';

export interface ProjectRequestDialogProps {
  project: Project;
  open: boolean;
  onClose: () => void;
}

/** Request form for a project like the one shown (spec §2 «Project detail»). */
export default function ProjectRequestDialog({ project, open, onClose }: ProjectRequestDialogProps) {
  const { t, locale } = useI18n();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('projects:request_title', { name: localized(project, 'name', locale) })}
      closeLabel={t('common:close')}
    >
      <RequestFormWidget kind="project" projectId={project.id} onDone={onClose} />
    </Dialog>
  );
}
