import { localized } from '@diwan/sdk/commerce';
import type { Project } from '@diwan/sdk/contract';
import { Dialog, useI18n } from '@diwan/widgets';
import { RequestForm } from '../_shared/request-form/RequestForm';

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
      <RequestForm
        projectId={project.id}
        words={{
          intro: t('projects:form.intro'),
          notes: t('projects:form.notes'),
          notesPlaceholder: '',
          submit: t('projects:form.submit'),
          successTitle: t('projects:form.success_title'),
          successText: t('projects:form.success_text'),
          successAction: t('common:close'),
        }}
        onDone={onClose}
      />
    </Dialog>
  );
}
