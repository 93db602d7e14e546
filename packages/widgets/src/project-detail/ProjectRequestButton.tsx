import type { Project } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useI18n } from '../i18n';
import { Button } from '../ui/button';
import { useLazyComponent } from '../ui/use-lazy-component';

const loadDialog = () => import('./ProjectRequestDialog');

/** Opens the form that asks for such a project; its code is fetched with the first opening. */
export function ProjectRequestButton({ project }: { project: Project }) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const ProjectRequestDialog = useLazyComponent(loadDialog, isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {t('projects:request')}
      </Button>
      {ProjectRequestDialog && (
        <ProjectRequestDialog project={project} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
