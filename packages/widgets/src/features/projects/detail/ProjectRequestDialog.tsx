import { localized } from '@diwan/sdk/commerce';
import type { Project } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { RequestForm } from '../../contact/request-form/RequestForm';

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
      <RequestForm kind="project" projectId={project.id} onDone={onClose} />
    </Dialog>
  );
}
