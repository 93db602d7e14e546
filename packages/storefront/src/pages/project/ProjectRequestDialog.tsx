import { localized } from '@diwan/sdk/commerce';
import type { Project } from '@diwan/sdk/contract';
import { Dialog, RequestFormWidget, useI18n } from '@diwan/widgets';

export interface ProjectRequestDialogProps {
  project: Project;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a project like the one shown (spec §2 «Project detail»). */
export default function ProjectRequestDialog({ project, isOpen, onClose }: ProjectRequestDialogProps) {
  const { t, locale } = useI18n();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('projects:request_title', { name: localized(project, 'name', locale) })}
      closeLabel={t('common:close')}
    >
      <RequestFormWidget kind="project" projectId={project.id} onDone={onClose} />
    </Dialog>
  );
}
