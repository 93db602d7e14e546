import type { Project } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/button';
import { lazyWithPreload, OnceOpened } from '../../../foundation/ui/deferred';

const ProjectRequestDialog = lazyWithPreload(() => import('./ProjectRequestDialog'));

/** Opens the request form for a similar project; its code loads on first opening. */
export function ProjectRequestButton({ project }: { project: Project }) {
  const { t } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {t('projects:request')}
      </Button>
      <OnceOpened isOpen={isOpen}>
        <ProjectRequestDialog project={project} open={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpened>
    </>
  );
}
