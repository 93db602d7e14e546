import { useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { Button, EmptyState } from '@diwan/widgets/ui';

const reload = () => location.reload();

/**
 * Replaces a page that fails to render, for example because a deployment removed the code of a part of it. Reloading the
 * document fixes that; another page is tried when the visitor goes there.
 */
export function FailureScreen() {
  const { t } = useI18n();
  return (
    <div className={container} role="alert">
      <EmptyState
        headingLevel={1}
        title={t('errors:boundary.title')}
        action={<Button onClick={reload}>{t('errors:boundary.retry')}</Button>}
      />
    </div>
  );
}
