import type { Project } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/button';
import { useLazyComponent } from '../../../foundation/ui/use-lazy-component';

const loadDialog = () => import('./ProjectRequestDialog');

/** Opens the request form for a similar project; its code loads on first opening. */
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
