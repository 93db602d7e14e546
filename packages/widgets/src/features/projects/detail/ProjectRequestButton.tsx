import type { Project } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useLazyDialog } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { lazyWithPreload } from '../../../foundation/ui/deferred/lazy-with-preload';
import { OnceOpened } from '../../../foundation/ui/deferred/OnceOpened';

const ProjectRequestDialog = lazyWithPreload(() => import('./ProjectRequestDialog'));

/** Opens the request form for a similar project; its code loads on first opening. */
export function ProjectRequestButton({ project }: { project: Project }) {
  const { t } = useI18n();
  const { isOpen, isLoading, open, close, notice } = useLazyDialog(ProjectRequestDialog);
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog" aria-busy={isLoading || undefined}>
        {t('projects:request')}
      </Button>
      {notice}
      <OnceOpened isOpen={isOpen}>
        <ProjectRequestDialog project={project} open={isOpen} onClose={close} />
      </OnceOpened>
    </>
  );
}
